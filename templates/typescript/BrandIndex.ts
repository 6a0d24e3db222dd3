/** Which release a catalogue is. */
export interface CatalogueVersion {
  /** The day of the release, `YYYY-MM-DD`. */
  readonly date: string;
  /** The release within that day, from 1. */
  readonly revision: number;
}

/** Negative if the left release is older, positive if it is newer, 0 if they are the same. */
export function compareVersions(left: CatalogueVersion, right: CatalogueVersion): number {
  return compareCodeUnits(left.date, right.date) || left.revision - right.revision;
}

/**
 * Finds brands: {@link Brands} in the bundled catalogue, an index that you make in a newer one.
 *
 * ```ts
 * const downloaded = readCatalogue(await response.json());
 * const brands = downloaded === null ? Brands : new BrandIndex(downloaded);
 * brands.search("esselunga");
 * ```
 */
export class BrandIndex {
  /** The catalogue of the index. */
  readonly catalogue: Catalogue;
  /** The live brands, by id. */
  readonly all: readonly Brand[];
  /** The brands with a rank, in its order. */
  readonly popular: readonly Brand[];
  private readonly brandOfId: ReadonlyMap<string, Brand>;
  private readonly tombstoneOfId: ReadonlyMap<string, Tombstone>;
  private searchTable: SearchTable | null = null;

  /** The index of a catalogue, which must not change from then on. */
  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue;
    this.all = [...catalogue.brands].sort((left, right) => compareCodeUnits(left.id, right.id));
    this.popular = this.all.filter((brand) => orderOf(brand) !== null).sort(compareRanks);
    this.brandOfId = new Map(this.all.map((brand) => [brand.id, brand]));
    this.tombstoneOfId = new Map(catalogue.tombstones.map((tombstone) => [tombstone.id, tombstone]));
  }

  /** Which release it is. */
  get version(): CatalogueVersion {
    return { date: this.catalogue.version, revision: this.catalogue.revision };
  }

  /** The version of the JSON format. */
  get schemaVersion(): number {
    return this.catalogue.schemaVersion;
  }

  /** ISO 3166-1 alpha-2. */
  get country(): string {
    return this.catalogue.country;
  }

  /** What remains of brands that no longer exist. */
  get tombstones(): readonly Tombstone[] {
    return this.catalogue.tombstones;
  }

  /** The brand of that id, or the one that has replaced it; null where there is neither, or no id. */
  byId(id: string | null | undefined): Brand | null {
    let current = id;
    // At most one step for each tombstone, so that a cycle ends too.
    for (let steps = 0; steps <= this.tombstoneOfId.size && current != null; steps += 1) {
      const brand = this.brandOfId.get(current);
      if (brand !== undefined) return brand;
      current = this.tombstoneOfId.get(current)?.replacedBy;
    }
    return null;
  }

  /**
   * The brands that a text finds, the best first.
   *
   * Names, aliases, programmes and keywords are searched, and the names of brands that a brand replaced.
   * Case, diacritics, punctuation and spaces don't count; a `&` or `+` of a name may be left out, or typed as `e` or
   * `and`. Where no brand matches the whole text, its words may come in any order. Where fewer than three brands match all
   * words, one letter may be wrong in a word of five letters or more: `conda` finds Conad, after what is found without.
   *
   * @param text What was typed so far, of which the first 100 code points count.
   * @param limit How many brands at most.
   */
  search(text: string, limit = 20): Brand[] {
    // Built at the first search: not every app that shows a catalogue searches it.
    this.searchTable ??= new SearchTable(this.catalogue);
    return this.searchTable.search(text, limit);
  }
}

/** By rank, those without one last, and then by id. */
function compareRanks(left: Brand, right: Brand): number {
  const last = Number.MAX_SAFE_INTEGER;
  return (orderOf(left) ?? last) - (orderOf(right) ?? last) || compareCodeUnits(left.id, right.id);
}

function compareCodeUnits(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
