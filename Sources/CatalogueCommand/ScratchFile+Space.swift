public import CatalogueSources
public import FileAccess

extension ScratchFile: ScratchSpace {}
