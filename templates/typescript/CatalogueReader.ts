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
    const { brands, tombstones, categories } = readEntries(value);
    const ids = [...brands, ...tombstones].map(({ id }) => id);
    if (new Set(categories.map(({ id }) => id)).size !== categories.length) return null;
    if (new Set(ids).size !== ids.length || brands.length > 50_000 || tombstones.length > 50_000) return null;
    return { ...header, brandCount: brands.length, brands, tombstones, categories };
  } catch {
    return null;
  }
}

const readID = readText(/^[0-9A-Za-z][0-9A-Za-z_.-]{0,199}$/);
const readColor = readText(/^#[0-9A-Fa-f]{6}$/);
/** A file in one folder, both with names that lead nowhere else. */
const readPath = readText(/^[0-9A-Za-z_-][0-9A-Za-z_.-]*\/[0-9A-Za-z_-][0-9A-Za-z_.-]*$/);
const readLine = readIfPresent(readText());
// The fields of some catalogues need none of these.
void [readKnownWord, readBoolean, readColor];

const readHeader = readObject<Omit<Catalogue, "brandCount" | "brands" | "tombstones" | "categories">>({
  schemaVersion: readInteger,
  country: readText(),
  version: readDay,
  revision: readInteger,
});

{{> entry/Readers.ts}}

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

const readEntries = readObject<Pick<Catalogue, "brands" | "tombstones" | "categories">>({
  brands: (value) => {
    // A catalogue without the list isn't an empty one.
    if (!Array.isArray(value)) throw new TypeError("no brands");
    return readList(readBrand)(value);
  },
  tombstones: readList(readTombstone),
  categories: readList(
    readObject<CatalogueCategory>({
      id: readID,
      title: readText(),
      symbol: readIfPresent(readObject<PublishedAsset>({ path: readPath, sha256: readText(/^[0-9a-f]{64}$/), length: readInteger })),
    }),
  ),
});
