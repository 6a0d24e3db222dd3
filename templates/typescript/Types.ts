/** A published catalogue, as `italy.json` has it: the same fields under the same names. */
export interface Catalogue {
  /** The version of the JSON format. */
  readonly schemaVersion: number;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The day of the release, `YYYY-MM-DD`. */
  readonly version: string;
  /** The release within that day, from 1. */
  readonly revision: number;
  /** How many brands there are. */
  readonly brandCount: number;
  /** The live brands. */
  readonly brands: readonly Brand[];
  /** What remains of brands that no longer exist. */
  readonly tombstones: readonly Tombstone[];
  /** The categories, in the order of the catalogue; none in a release before they were published. */
  readonly categories: readonly CatalogueCategory[];
}

/** A category of brands. */
export interface CatalogueCategory {
  /** The id, which brands have as their `category`. */
  readonly id: string;
  /** The name that people read, in the language of the catalogue's country. */
  readonly title: string;
  /** The pictogram: a black SVG drawing, which apps tint; null where there is none. */
  readonly symbol: PublishedAsset | null;
}

/** A file that belongs to a catalogue. */
export interface PublishedAsset {
  /** Where it is, relative to the published catalogue. */
  readonly path: string;
  /** Its SHA-256, as 64 hexadecimal digits. */
  readonly sha256: string;
  /** How many bytes it has. */
  readonly length: number;
}

/** The colour of the letters on an initials tile. */
export type InitialsColor = "white" | "black";

/** What remains of a brand that no longer exists, so that cards saved under its id are still known. */
export interface Tombstone {
  /** The id, which is never used again. */
  readonly id: string;
  /** The last name. */
  readonly name: string;
  /** What happened to it. */
  readonly status: "renamed" | "merged" | "closed";
  /** The last day, `YYYY-MM-DD`. */
  readonly endedOn: string | null;
  /** The id of the brand that replaces it; null for a closed one. */
  readonly replacedBy: string | null;
}
