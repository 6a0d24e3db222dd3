// DO NOT EDIT. `make catalogue` writes this file from the brand catalogue, version 2026-05-31.
// Edit catalogue/*/brands/*.yaml instead.
// Apps begin with `Brands`, at the end of the file.

/** The version of the JSON format that this code reads. */
const schemaVersion = 1;

/** The categories of the bundled brands: what they are called in the catalogue's country, and their pictograms. */
export const brandCategories = [
  {
    id: "grocery",
    title: "Supermercati",
    symbol: null,
  },
] as const;

/** A category of the bundled brands; a newer catalogue may have others. */
export type BrandCategory = (typeof brandCategories)[number]["id"];

const catalogue: Catalogue = {
  schemaVersion,
  country: "IT",
  version: "2026-05-31",
  revision: 1,
  brandCount: 2,
  brands: [
    {
      id: "ali",
      name: "Alì",
      category: "grocery",
      initials: "AL",
      initialsColor: "white",
      initialsBackground: "#5F6368",
      color: null,
      logo: null,
      logoUrl: null,
      logoBackground: null,
      logoSource: null,
      barcode: null,
      sources: ["https://www.alisupermercati.it/"],
      aliases: [],
      keywords: [],
      programmes: [],
      rank: null,
      wikidata: null,
      nsi: null,
      simpleIcons: null,
      group: null,
      regions: [],
      status: "active",
      replacedBy: null,
      since: null,
      endedOn: null
    },
    {
      id: "pam",
      name: "Pam",
      category: "grocery",
      initials: "PA",
      initialsColor: "white",
      initialsBackground: "#165226",
      color: "#165226",
      logo: "pam.svg",
      logoUrl: "logos/pam.svg",
      logoBackground: "#FFFFFF",
      logoSource: {url: "https://www.example.com", licence: "PD-textlogo", author: null},
      barcode: {
        formats: [
          {
            format: "EAN13",
            lengths: [13],
            minLength: null,
            maxLength: null,
            charset: null,
            prefixes: [],
            check: "gs1",
            pattern: null,
            valid: ["2900123004566"],
            invalid: ["2900123004567"]
          }
        ],
        confidence: "likely",
        printedDiffers: false,
        source: null
      },
      sources: ["https://www.wikidata.org/wiki/Q105615038"],
      aliases: ["Pam Panorama"],
      keywords: [],
      programmes: [],
      rank: null,
      wikidata: null,
      nsi: null,
      simpleIcons: null,
      group: null,
      regions: [],
      status: "active",
      replacedBy: null,
      since: null,
      endedOn: null
    },
  ],
  tombstones: [
    {id: "auchan", name: "Auchan", status: "closed", endedOn: "2020-07-01", replacedBy: null}
  ],
  categories: brandCategories,
};

