/// What a page says about a diagram in it: the language, the addresses, what is stressed.
package struct DiagramView {
  /// Which of the graph's texts to show.
  package var language: Int
  /// Begins every id of the drawing; another one for each diagram of a page.
  package var prefix: String
  /// The id of the element that names the drawing.
  package var labelledBy: String
  /// The id of the table or text that says the same in words.
  package var describedBy: String?
  /// The address of what a state's id, or a transition's, stands for; nil for no link.
  package var stateAddress: (String) -> String?
  package var transitionAddress: (String) -> String?
  package var emphasizedStates: Set<String> = []
  package var emphasizedTransitions: Set<String> = []
  /// The state that the page is about.
  package var currentState: String?

  package init(
    language: Int, prefix: String, labelledBy: String, describedBy: String? = nil,
    stateAddress: @escaping (String) -> String? = { _ in nil },
    transitionAddress: @escaping (String) -> String? = { _ in nil }
  ) {
    self.language = language
    self.prefix = prefix
    self.labelledBy = labelledBy
    self.describedBy = describedBy
    self.stateAddress = stateAddress
    self.transitionAddress = transitionAddress
  }
}
