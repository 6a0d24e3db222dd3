// QR codes of bytes (ISO/IEC 18004), of the versions 1 to 10 and error correction level M.

/** For each version: all codewords, those of error correction in a block, the blocks, the centres of alignment patterns. */
const qrVersions = [
  [26, 10, 1, []], [44, 16, 1, [6, 18]], [70, 26, 1, [6, 22]], [100, 18, 2, [6, 26]], [134, 24, 2, [6, 30]],
  [172, 16, 4, [6, 34]], [196, 18, 4, [6, 22, 38]], [242, 22, 4, [6, 24, 42]], [292, 22, 5, [6, 26, 46]],
  [346, 26, 5, [6, 28, 50]],
];

/** The rows of modules; null for more bytes than the largest version holds. */
function qrRows(bytes) {
  const index = qrVersions.findIndex(([all, correction, blocks], index) =>
    bytes.length + (index < 9 ? 2 : 3) <= all - correction * blocks);
  if (index < 0) return null;
  const code = new QRCode(index + 1);
  code.place(codewordsOf(bytes, index + 1));
  return code.rows.map((row) => row.map(Number).join(""));
}

/** The bytes with their header, padding and error correction, the blocks interleaved (7.4 to 7.6). */
function codewordsOf(bytes, version) {
  const [all, correction, count] = qrVersions[version - 1];
  const size = all - correction * count;
  const number = (value, length) => value.toString(2).padStart(length, "0");
  const bits = `0100${number(bytes.length, version < 10 ? 8 : 16)}${[...bytes].map((byte) => number(byte, 8)).join("")}0000`;
  const data = bits.match(/.{8}/g).map((byte) => parseInt(byte, 2)).slice(0, size);
  for (let pad = 0; data.length < size; pad += 1) data.push(pad % 2 === 0 ? 0xec : 0x11);
  // The first blocks are one shorter than the others.
  const shorter = count - (size % count);
  const blocks = Array.from({ length: count }, (_, block) =>
    data.splice(0, Math.floor(size / count) + (block < shorter ? 0 : 1)));
  const corrections = blocks.map((block) => correctionOf(block, correction));
  const interleaved = (blocks) =>
    Array.from({ length: Math.max(...blocks.map(({ length }) => length)) }, (_, index) =>
      blocks.flatMap((block) => (index < block.length ? [block[index]] : []))).flat();
  return [...interleaved(blocks), ...interleaved(corrections)];
}

/** The remainder of Reed and Solomon's division, over the field of 256 elements with x^8 + x^4 + x^3 + x^2 + 1. */
function correctionOf(data, count) {
  let generator = [1];
  for (let root = 0; root < count; root += 1) {
    const factor = powerOfTwo(root);
    generator = [...generator, 0].map((value, index) => value ^ product(generator[index - 1] ?? 0, factor));
  }
  const remainder = [...data, ...Array(count).fill(0)];
  for (let index = 0; index < data.length; index += 1) {
    const factor = remainder[index];
    generator.forEach((value, offset) => (remainder[index + offset] ^= product(value, factor)));
  }
  return remainder.slice(data.length);
}

function product(a, b) {
  let sum = 0;
  for (let bit = 7; bit >= 0; bit -= 1) sum = (sum << 1) ^ ((sum >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return sum;
}

const powerOfTwo = (exponent) => (exponent === 0 ? 1 : product(powerOfTwo(exponent - 1), 2));

/** A square of modules: first those that every code of the version has, then the codewords. */
class QRCode {
  constructor(version) {
    this.size = 17 + 4 * version;
    this.rows = Array.from({ length: this.size }, () => Array(this.size).fill(null));
    const far = this.size - 7;
    for (const [x, y] of [[0, 0], [far, 0], [0, far]]) this.putFinder(x, y);
    const centres = qrVersions[version - 1][3];
    for (const x of centres) for (const y of centres) this.putAlignment(x, y);
    for (let index = 8; index < this.size - 8; index += 1) {
      this.rows[6][index] ??= index % 2 === 0;
      this.rows[index][6] ??= index % 2 === 0;
    }
    this.putFormat();
    if (version >= 7) this.putVersion(version);
  }

  put(x, y, isBlack) {
    if (x >= 0 && y >= 0 && x < this.size && y < this.size) this.rows[y][x] = isBlack;
  }

  /** Squares within squares, and the white margin. */
  putFinder(left, top) {
    for (let y = -1; y <= 7; y += 1) {
      for (let x = -1; x <= 7; x += 1) {
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
        this.put(left + x, top + y, ring !== 2 && ring !== 4);
      }
    }
  }

  putAlignment(centreX, centreY) {
    if (this.rows[centreY][centreX] !== null) return;
    for (let y = -2; y <= 2; y += 1) {
      for (let x = -2; x <= 2; x += 1) {
        this.put(centreX + x, centreY + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
      }
    }
  }

  /** Level M and mask 0, with the code of 7.9.1: the fifteen bits are always these. */
  putFormat() {
    const bits = "101010000010010";
    const { size } = this;
    for (let index = 0; index < 15; index += 1) {
      const isBlack = bits[14 - index] === "1";
      const inColumn = index < 6 ? index : index < 8 ? index + 1 : size - 15 + index;
      const inRow = index < 8 ? size - 1 - index : index < 9 ? 7 : 14 - index;
      this.put(8, inColumn, isBlack);
      this.put(inRow, 8, isBlack);
    }
    this.put(8, size - 8, true);
  }

  /** The version with the code of 7.10, twice. */
  putVersion(version) {
    let rest = version << 12;
    for (let bit = 17; bit >= 12; bit -= 1) if ((rest >> bit) & 1) rest ^= 0x1f25 << (bit - 12);
    const bits = (version << 12) | rest;
    for (let index = 0; index < 18; index += 1) {
      const isBlack = ((bits >> index) & 1) === 1;
      const [far, near] = [this.size - 11 + (index % 3), Math.floor(index / 3)];
      this.put(far, near, isBlack);
      this.put(near, far, isBlack);
    }
  }

  /** Codewords from the right below, upwards and downwards in turn, in columns of two (7.7.3), under mask 0. */
  place(codewords) {
    const bits = codewords.map((codeword) => codeword.toString(2).padStart(8, "0")).join("");
    let next = 0;
    for (let right = this.size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step += 1) {
        const y = ((right + 1) & 2) === 0 ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (this.rows[y][x] !== null) continue;
          this.rows[y][x] = (bits[next] === "1") !== ((x + y) % 2 === 0);
          next += 1;
        }
      }
    }
  }
}
