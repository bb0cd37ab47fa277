package import StateMachines

/// What a page says about a map on it: the language, the name, the addresses.
package struct LineMapView {
  package let language: Int
  /// Begins every id of the drawings.
  package let prefix: String
  package let title: String
  /// The class of each machine's line.
  package let lineClass: (Int) -> String
  /// Where a machine's name leads, and a station.
  package let machineAddress: (Int) -> String
  package let stateAddress: (Int, ID<State>) -> String

  package init(
    language: Int, prefix: String, title: String, lineClass: @escaping (Int) -> String,
    machineAddress: @escaping (Int) -> String, stateAddress: @escaping (Int, ID<State>) -> String
  ) {
    self.language = language
    self.prefix = prefix
    self.title = title
    self.lineClass = lineClass
    self.machineAddress = machineAddress
    self.stateAddress = stateAddress
  }
}
