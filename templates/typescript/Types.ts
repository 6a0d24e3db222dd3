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
}

/** A brand whose loyalty cards people carry. */
export interface Brand {
  /** Lower-case letters, digits and hyphens; never changes. */
  readonly id: string;
  /** The name, as people write it. */
  readonly name: string;
  /** The id of its category: one of {@link brandCategories}, or one that only a newer catalogue has. */
  readonly category: string;
  /** `#RRGGBB`, or null where the brand's colour isn't known. */
  readonly color: string | null;
  /** The logo's file name. */
  readonly logo: string | null;
  /** Where the logo is, relative to the published catalogue. */
  readonly logoUrl: string | null;
  /** `#RRGGBB`: what the logo is drawn for. */
  readonly logoBackground: string | null;
  /** What is known of the codes on the brand's cards. */
  readonly barcode: BarcodeRule | null;
  /** Where the facts come from, https URLs. */
  readonly sources: readonly string[];
  /** Other names, which no other brand has. */
  readonly aliases: readonly string[];
  /** Search words, which other brands may share. */
  readonly keywords: readonly string[];
  /** Its loyalty programmes. */
  readonly programmes: readonly Programme[];
  /** One to three letters or digits, for a tile without a logo. */
  readonly initials: string;
  /** The colour of the initials, readable on `initialsBackground`. */
  readonly initialsColor: InitialsColor;
  /** `#RRGGBB`: the brand's colour, or a neutral one where that isn't known. */
  readonly initialsBackground: string;
  /** The position in the list of popular brands, from 1. */
  readonly rank: number | null;
  /** The Wikidata item. */
  readonly wikidata: string | null;
  /** The id in the name-suggestion-index. */
  readonly nsi: string | null;
  /** The slug in simple-icons. */
  readonly simpleIcons: string | null;
  /** The id of the parent brand. */
  readonly group: string | null;
  /** ISO 3166-2 codes; empty is the whole country. */
  readonly regions: readonly string[];
  /** Whether it is changing its name. */
  readonly status: "active" | "renaming";
  /** The id of the brand that replaces it. */
  readonly replacedBy: string | null;
  /** The first day, `YYYY-MM-DD`. */
  readonly since: string | null;
  /** The last day, `YYYY-MM-DD`. */
  readonly endedOn: string | null;
}

/** The colour of the letters on an initials tile. */
export type InitialsColor = "white" | "black";

/** A loyalty programme. */
export interface Programme {
  /** Its name, as on the card. */
  readonly name: string;
  /** `points` are collected; an `app` replaces the card; a `member` has rights; a `coalition` is of several brands. */
  readonly kind: "points" | "app" | "member" | "coalition";
}

/** What is known of the codes on a brand's cards. */
export interface BarcodeRule {
  /** The formats that occur; the first is the default for a new card. */
  readonly formats: readonly BarcodeFormatRule[];
  /** How sure the rule is: a code that breaks a `known` one is refused, for a `likely` one there is a warning. */
  readonly confidence: "known" | "likely" | "unknown";
  /** Whether the number printed on the card differs from the one in the barcode. */
  readonly printedDiffers: boolean;
  /** Where the rule comes from, an https URL. */
  readonly source: string | null;
}

/** What is known of one format of a brand. Empty lists and null restrict nothing. */
export interface BarcodeFormatRule {
  /** The symbology. */
  readonly format: BarcodeFormat;
  /** The lengths that occur, in Unicode code points. */
  readonly lengths: readonly number[];
  /** The smallest length, in Unicode code points. */
  readonly minLength: number | null;
  /** The greatest length, in Unicode code points. */
  readonly maxLength: number | null;
  /** The characters that occur. */
  readonly charset: "digits" | "upperAlphanumeric" | "alphanumeric" | "ascii" | null;
  /** What a code begins with: one of these. */
  readonly prefixes: readonly string[];
  /** The check digit or character that a code ends in, beyond what the symbology asks for. */
  readonly check: "gs1" | "mod43" | "none";
  /** A regular expression that the whole code matches. */
  readonly pattern: string | null;
  /** Made-up codes that obey the rule. */
  readonly valid: readonly string[];
  /** Made-up codes that break it. */
  readonly invalid: readonly string[];
}

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
