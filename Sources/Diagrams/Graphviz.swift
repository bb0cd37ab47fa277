internal import CGraphviz
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The border to Graphviz: a graph in its language in, places out; nothing of the library survives a call.
///
/// Its scanner, parser and layout keep their state in global variables, so one graph is laid out at a time.
enum Graphviz {
  /// Where everything is, in points with the origin at the lower left.
  struct Places {
    var nodes: [String: Point] = [:]
    /// By the cluster's name: left, bottom, width and height.
    var clusters: [String: Box] = [:]
    /// By the edge's id.
    var edges: [String: Spline] = [:]
  }

  /// An edge: the points of its curve, and the tips of its arrowheads.
  struct Spline: Equatable {
    var points: [Point] = []
    var startTip: Point?
    var endTip: Point?
  }

  /// Made at the first layout and kept; nil until then.
  private static let context = Mutex<Result<Context, DiagramError>?>(nil)

  /// Lays a graph out from top to bottom, or as it asks for.
  static func places(of dot: String) throws(DiagramError) -> Places {
    try context.withLock { kept throws(DiagramError) in
      let result = kept ?? Context.make()
      kept = result
      return try result.get().places(of: dot)
    }
  }

  /// The version of the library in use; nil where it does not start.
  static var version: String? {
    context.withLock { kept in
      let result = kept ?? Context.make()
      kept = result
      guard case .success(let context) = result else { return nil }
      return gvcVersion(context.handle).map { String(cString: $0) }
    }
  }

  /// Graphviz with the two plugins that it needs here: it would load every one that is installed, and what they need.
  private struct Context {
    let handle: OpaquePointer

    static func make() -> Result<Context, DiagramError> {
      do { return .success(try Context()) } catch { return .failure(error) }
    }

    private init() throws(DiagramError) {
      agseterr(AGMAX)
      let folder = try Self.pluginFolder()
      let names = ["core", "dot_layout"]
      // The library keeps the table.
      let table = UnsafeMutablePointer<lt_symlist_t>.allocate(capacity: names.count + 1)
      table.initialize(repeating: lt_symlist_t(name: nil, address: nil), count: names.count + 1)
      for (index, name) in names.enumerated() {
        let symbol = "gvplugin_\(name)_LTX_library"
        guard let address = Self.symbol(symbol, ofPlugin: "libgvplugin_\(name).", in: folder) else {
          throw .unavailable("there is no usable Graphviz plugin “\(name)” in \(folder)")
        }
        table[index] = lt_symlist_t(name: strdup(symbol), address: address)
      }
      guard let made = gvContextPlugins(table, 0) else { throw .unavailable("Graphviz does not start") }
      handle = made
    }

    /// Beside the library itself, wherever that is.
    private static func pluginFolder() throws(DiagramError) -> String {
      var info = Dl_info()
      guard let address = dlsym(dlopen(nil, RTLD_LAZY), "gvContextPlugins"), dladdr(address, &info) != 0,
        let file = info.dli_fname.map({ String(cString: $0) }), let slash = file.lastIndex(of: "/")
      else { throw .unavailable("it is not known where Graphviz's library is") }
      return file[..<slash] + "/graphviz"
    }

    private static func symbol(_ name: String, ofPlugin prefix: String, in folder: String) -> UnsafeMutableRawPointer? {
      guard let stream = opendir(folder) else { return nil }
      defer { closedir(stream) }
      var files: [String] = []
      while let entry = readdir(stream) {
        let file = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if file.hasPrefix(prefix) { files.append(file) }
      }
      for file in files.sorted() {
        if let library = dlopen(folder + "/" + file, RTLD_NOW), let symbol = dlsym(library, name) { return symbol }
      }
      return nil
    }

    func places(of dot: String) throws(DiagramError) -> Places {
      guard let graph = agmemread(dot) else { throw failure("the graph cannot be read") }
      defer { agclose(graph) }
      guard gvLayout(handle, graph, "dot") == 0 else { throw failure("the layout failed") }
      defer { gvFreeLayout(handle, graph) }
      // Writes the places into attributes of the graph, and nothing else where no file is given.
      guard gvRender(handle, graph, "dot", nil) == 0 else { throw failure("the places cannot be read") }
      var places = Places()
      var node = agfstnode(graph)
      while let current = node {
        if let name = agnameof(current), let point = PlaceReader.points(attribute("pos", of: current)).first {
          places.nodes[String(cString: name)] = point
        }
        var edge = agfstout(graph, current)
        while let found = edge {
          let id = attribute("id", of: found)
          if !id.isEmpty { places.edges[id] = PlaceReader.spline(attribute("pos", of: found)) }
          edge = agnxtout(graph, found)
        }
        node = agnxtnode(graph, current)
      }
      readClusters(of: graph, into: &places)
      return places
    }

    private func readClusters(of graph: UnsafeMutablePointer<Agraph_t>, into places: inout Places) {
      var next = agfstsubg(graph)
      while let cluster = next {
        if let name = agnameof(cluster), let box = PlaceReader.box(attribute("bb", of: cluster)) {
          places.clusters[String(cString: name)] = box
        }
        readClusters(of: cluster, into: &places)
        next = agnxtsubg(cluster)
      }
    }

    private func attribute(_ name: StaticString, of object: UnsafeMutableRawPointer) -> String {
      // The library only reads the name, but does not say so.
      let name = UnsafeMutableRawPointer(mutating: name.utf8Start).assumingMemoryBound(to: CChar.self)
      return agget(object, name).map { String(cString: $0) } ?? ""
    }

    private func failure(_ what: String) -> DiagramError {
      guard let words = aglasterr() else { return .layout(what) }
      defer { free(words) }
      let text = String(cString: words).split(whereSeparator: \.isNewline).first ?? ""
      return .layout(text.isEmpty ? what : "\(what): \(text)")
    }
  }
}
