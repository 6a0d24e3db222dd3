/// Recognises attributes whose value a browser runs as a script when something happens.
enum EventHandlers {
  /// Whether an attribute of an element is one. On elements that browsers know, every name of letters that begins with
  /// `on` counts, because browsers learn new events; on those of editors, only the names of known events do: theirs
  /// merely begin so, such as `only_selected`.
  static func isOne(_ name: String, on element: SVGElement) -> Bool {
    guard name.utf8.count > 2, name.utf8.lazy.map({ $0 | 0x20 }).starts(with: "on".utf8) else { return false }
    let letters = name.utf8.map { $0 | 0x20 }
    guard letters.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) else { return false }
    return element.namespace != .foreign
      || events.contains(String(decoding: letters.dropFirst(2), as: UTF8.self))
  }

  /// The events of SVG 1.1 and 2 (section 15.3), of HTML's elements, bodies and windows
  /// (https://html.spec.whatwg.org/multipage/webappapis.html#globaleventhandlers), and of what browsers add to them.
  private static let events = Set(
    """
    abort activate afterprint animationcancel animationend animationiteration animationstart auxclick beforecopy \
    beforecut beforeinput beforematch beforepaste beforeprint beforetoggle beforeunload beforexrselect begin blur \
    cancel canplay canplaythrough change click close command contentvisibilityautostatechange contextlost contextmenu \
    contextrestored copy cuechange cut dblclick drag dragend dragenter dragexit dragleave dragover dragstart drop \
    durationchange emptied encrypted end ended error focus focusin focusout formdata fullscreenchange fullscreenerror \
    gesturechange gestureend gesturestart gotpointercapture hashchange input invalid keydown keypress keyup \
    languagechange load loadeddata loadedmetadata loadend loadstart lostpointercapture message messageerror \
    mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup mousewheel offline online pagehide \
    pagereveal pageshow pageswap paste pause play playing pointercancel pointerdown pointerenter pointerleave \
    pointermove pointerout pointerover pointerrawupdate pointerup popstate progress ratechange readystatechange \
    rejectionhandled repeat reset resize scroll scrollend scrollsnapchange scrollsnapchanging search \
    securitypolicyviolation seeked seeking select selectionchange selectstart show slotchange stalled storage submit \
    suspend timeupdate toggle touchcancel touchend touchmove touchstart transitioncancel transitionend transitionrun \
    transitionstart unhandledrejection unload volumechange waiting waitingforkey webkitanimationend \
    webkitanimationiteration webkitanimationstart webkitfullscreenchange webkitfullscreenerror webkittransitionend \
    wheel zoom
    """.split(separator: " ").map(String.init))
}
