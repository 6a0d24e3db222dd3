/**
 * Whether something, such as a downloaded `italy.json`, is a catalogue that this code can read: every field is there
 * and well-formed, and ids are unique. Further fields are allowed, since a newer catalogue may have them. It is false
 * for another `schemaVersion`, and for a barcode format or another word that this code doesn't know: then go on with
 * the catalogue that you have. Never throws.
 */
export function isCatalogue(value: unknown): value is Catalogue {
  try {
    return isOfCatalogueShape(value) && isConsistent(value);
  } catch {
    // The getters of an object can throw; those that JSON.parse makes have none.
    return false;
  }
}

/** Whether the parts agree with each other. */
function isConsistent({ brandCount, brands, tombstones }: Catalogue): boolean {
  const ids = [...brands, ...tombstones].map(({ id }) => id);
  return (
    brandCount === brands.length &&
    new Set(ids).size === ids.length &&
    brands.every(hasItsOwnLogo) &&
    tombstones.every(({ status, replacedBy }) => (status === "closed") === (replacedBy === null))
  );
}

function hasItsOwnLogo({ id, logo, logoUrl, logoBackground }: Brand): boolean {
  return logo === null
    ? logoUrl === null && logoBackground === null
    : logo === `${id}.svg` && logoUrl === `logos/${id}.svg` && logoBackground !== null;
}

const isId = isText(2, 40, /^[a-z0-9]+(-[a-z0-9]+)*$/);
const isLine = isText(1, 2000, /^[^\0-\x1F\x7F-\x9F]*$/);
const isSample = isText(0, 16_000, anything);
const isAddress = isText(9, 2000, /^https:\/\/[^\0- \x7F]+$/);
const isColor = isText(7, 7, /^#[0-9A-F]{6}$/);
const isCounter = isWhole(1, 999_999_999);
/** Up to the longest code of any symbology (ISO/IEC 18004, version 40-L). */
const isCodeLength = isWhole(1, 2953);

const isOfCatalogueShape = isObject<Catalogue>({
  schemaVersion: isWhole(schemaVersion, schemaVersion),
  country: isText(2, 2, /^[A-Z]*$/),
  version: isDay,
  revision: isCounter,
  brandCount: isWhole(0, 50_000),
  brands: isListOf(
    isObject<Brand>({
      id: isId,
      name: isLine,
      category: isId,
      color: isNullOr(isColor),
      logo: isNullOr(isLine),
      logoUrl: isNullOr(isLine),
      logoBackground: isNullOr(isColor),
      barcode: isNullOr(
        isObject<BarcodeRule>({
          formats: isListOf(
            isObject<BarcodeFormatRule>({
              format: isOneOf(...Object.values(barcodeFormats).map(({ id }) => id)),
              lengths: isListOf(isCodeLength),
              minLength: isNullOr(isCodeLength),
              maxLength: isNullOr(isCodeLength),
              charset: isNullOr(isOneOf("digits", "upperAlphanumeric", "alphanumeric", "ascii")),
              prefixes: isListOf(isText(1, 2000, /^[0-9A-Za-z]*$/)),
              check: isOneOf("gs1", "mod43", "none"),
              pattern: isNullOr(isLine),
              valid: isListOf(isSample),
              invalid: isListOf(isSample),
            }),
            1,
          ),
          confidence: isOneOf("known", "likely", "unknown"),
          printedDiffers: isBoolean,
          source: isNullOr(isAddress),
        }),
      ),
      sources: isListOf(isAddress),
      aliases: isListOf(isLine),
      keywords: isListOf(isLine),
      programmes: isListOf(
        isObject<Programme>({ name: isLine, kind: isOneOf("points", "app", "member", "coalition") }),
      ),
      initials: isText(1, 3, /^[0-9A-Z]*$/),
      initialsColor: isOneOf("white", "black"),
      initialsBackground: isColor,
      rank: isNullOr(isCounter),
      wikidata: isNullOr(isText(2, 20, /^Q[1-9][0-9]*$/)),
      nsi: isNullOr(isText(8, 2000, /^[^\0- \x7F]+-[0-9a-f]{6}$/)),
      simpleIcons: isNullOr(isText(1, 2000, /^[0-9a-z_]*$/)),
      group: isNullOr(isId),
      regions: isListOf(isText(4, 6, /^[A-Z]{2}-[0-9A-Z]*$/)),
      status: isOneOf("active", "renaming"),
      replacedBy: isNullOr(isId),
      since: isNullOr(isDay),
      endedOn: isNullOr(isDay),
    }),
    0,
    50_000,
  ),
  tombstones: isListOf(
    isObject<Tombstone>({
      id: isId,
      name: isLine,
      status: isOneOf("renamed", "merged", "closed"),
      endedOn: isNullOr(isDay),
      replacedBy: isNullOr(isId),
    }),
    0,
    50_000,
  ),
});
