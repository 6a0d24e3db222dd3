public import Catalogue

/// The store of a catalogue of the library `Catalogue`.
public typealias CatalogueStore = PublishedStore<Catalogue>

/// The updater of a catalogue of the library `Catalogue`.
public typealias CatalogueUpdater = PublishedUpdater<Catalogue>
