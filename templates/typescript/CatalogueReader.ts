/**
 * Reads a catalogue, such as a downloaded `italy.json`, of this code or of an older or newer one; null for anything else
 * and for another `schemaVersion`: then go on with the catalogue that you have. Never throws.
 *
 * Types are checked, and what code relies on: ids that can be files' names and are used once, a logo's name and address
 * that are those of the brand's id, days and colours. Fields that are missing in an older catalogue read as null, as empty
 * or as their default. Of a newer one, unknown fields are left out, and so are a barcode rule or a programme with a word
 * that isn't known.
 */
export function readCatalogue(value: unknown): Catalogue | null {
  try {
    const header = readHeader(value);
    if (header.schemaVersion !== schemaVersion || header.revision < 1) return null;
    const { brands, tombstones } = readEntries(value);
    const ids = [...brands, ...tombstones].map(({ id }) => id);
    if (new Set(ids).size !== ids.length || brands.length > 50_000 || tombstones.length > 50_000) return null;
    return { ...header, brandCount: brands.length, brands, tombstones };
  } catch {
    return null;
  }
}

const readID = readText(/^[0-9A-Za-z][0-9A-Za-z_.-]{0,199}$/);
const readColor = readText(/^#[0-9A-Fa-f]{6}$/);
const readLine = readIfPresent(readText());

const readHeader = readObject<Omit<Catalogue, "brandCount" | "brands" | "tombstones">>({
  schemaVersion: readInteger,
  country: readText(),
  version: readDay,
  revision: readInteger,
});

const readBarcodeFormatRule = readObject<BarcodeFormatRule>({
  format: readWord(Object.values(barcodeFormats).map(({ id }) => id)),
  lengths: readList(readInteger),
  minLength: readIfPresent(readInteger),
  maxLength: readIfPresent(readInteger),
  charset: readIfPresent(readWord(["digits", "upperAlphanumeric", "alphanumeric", "ascii"])),
  prefixes: readList(readText()),
  check: readWord(["gs1", "mod43", "none"], "none"),
  pattern: readLine,
  valid: readList(readText()),
  invalid: readList(readText()),
});

const readBarcodeRule = readUnlessUnknown(
  readObject<BarcodeRule>({
    formats: readList(readBarcodeFormatRule),
    confidence: readWord(["known", "likely", "unknown"], "unknown"),
    printedDiffers: (value) => readIfPresent(readBoolean)(value) ?? false,
    source: readLine,
  }),
);

/** A brand as it is in the text: some of its fields follow from others. */
type WrittenBrand = Omit<Brand, "initials" | "initialsColor"> & {
  readonly initials: string | null;
  readonly initialsColor: InitialsColor | null;
};

const readWrittenBrand = readObject<WrittenBrand>({
  id: readID,
  name: readText(),
  category: readID,
  color: readIfPresent(readColor),
  logo: readLine,
  logoUrl: readLine,
  logoBackground: readIfPresent(readColor),
  barcode: (value) => readIfPresent(readBarcodeRule)(value) ?? null,
  sources: readList(readText()),
  aliases: readList(readText()),
  keywords: readList(readText()),
  programmes: readList(
    readObject<Programme>({ name: readText(), kind: readWord(["points", "app", "member", "coalition"]) }),
    true,
  ),
  initials: readLine,
  initialsColor: readUnlessUnknown(readWord<InitialsColor>(["white", "black"])),
  initialsBackground: readColor,
  rank: readIfPresent(readInteger),
  wikidata: readLine,
  nsi: readLine,
  simpleIcons: readLine,
  group: readLine,
  regions: readList(readText()),
  status: readStatus,
  replacedBy: readLine,
  since: readIfPresent(readDay),
  endedOn: readIfPresent(readDay),
});

/** A brand of a status that isn't known is active, since it is among the brands. */
function readStatus(value: unknown): Brand["status"] {
  if (value === "renamed" || value === "merged" || value === "closed") throw new TypeError("a tombstone");
  return readUnlessUnknown(readWord<Brand["status"]>(["active", "renaming"], "active"))(value) ?? "active";
}

function readBrand(value: unknown): Brand {
  const brand = readWrittenBrand(value);
  const [logo, logoUrl] = [`${brand.id}.svg`, `logos/${brand.id}.svg`];
  const hasLogo = brand.logo !== null;
  if (hasLogo && (brand.logo !== logo || (brand.logoUrl ?? logoUrl) !== logoUrl)) throw new TypeError("another's logo");
  const barcode = brand.barcode?.formats.length === 0 ? null : brand.barcode;
  const initials = brand.initials ?? initialsOf(brand.name);
  const initialsColor = brand.initialsColor ?? readableInitialsColor(brand.initialsBackground);
  const logoBackground = hasLogo ? brand.logoBackground : null;
  return { ...brand, logoUrl: hasLogo ? logoUrl : null, logoBackground, barcode, initials, initialsColor };
}

const readWrittenTombstone = readObject<Omit<Tombstone, "status"> & { readonly status: Tombstone["status"] | null }>({
  id: readID,
  name: readText(),
  status: readTombstoneStatus,
  endedOn: readIfPresent(readDay),
  replacedBy: readLine,
});

function readTombstoneStatus(value: unknown): Tombstone["status"] | null {
  if (value === "active" || value === "renaming") throw new TypeError("a brand");
  return readUnlessUnknown(readWord<Tombstone["status"]>(["renamed", "merged", "closed"]))(value);
}

function readTombstone(value: unknown): Tombstone {
  const tombstone = readWrittenTombstone(value);
  return { ...tombstone, status: tombstone.status ?? (tombstone.replacedBy === null ? "closed" : "merged") };
}

const readEntries = readObject<Pick<Catalogue, "brands" | "tombstones">>({
  brands: (value) => {
    // A catalogue without the list isn't an empty one.
    if (!Array.isArray(value)) throw new TypeError("no brands");
    return readList(readBrand)(value);
  },
  tombstones: readList(readTombstone),
});
