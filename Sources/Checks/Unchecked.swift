package import Diagnostics
package import Knowledge
import Markdown
import StateMachines

/// What this version does not do for a knowledge base that asks for it: said, so that nobody takes silence for a pass.
package func unchecked(in base: KnowledgeBase, groups: Set<String>) -> [Skipped] {
  let empty = Rule.groups.filter { groups.contains($0) && !Rules.groups.contains($0) }.map { group in
    Skipped(group: group, count: base.articles.count, reason: "this version has no checks of this group")
  }
  return empty + (untracked(in: base) + unbuilt(in: base)).filter { groups.contains($0.group) }
}

/// Languages of whose translations nothing was ever noted, so that nobody can say which are up to date.
private func untracked(in base: KnowledgeBase) -> [Skipped] {
  base.languages.indices.dropFirst().compactMap { language in
    let folder = base.languages[language].folder
    let count = base.topics.count { $0.articles[0] != nil && $0.articles[language] != nil }
    guard base.ledgers[language] == nil, count > 0 else { return nil }
    return Skipped(
      group: "translation", count: count,
      reason: "there is no Translations/\(folder).ledger that could say what is stale",
      help: "phasebook translate accept -l \(folder), once the translations are compared")
  }
}

/// What the pages of this version lack.
package func unbuilt(in base: KnowledgeBase) -> [Skipped] {
  var result: [Skipped] = []
  for setting in base.configuration.unused {
    result.append(Skipped(group: "structure", count: 1, reason: "this version does nothing with '\(setting)'"))
  }
  if !base.unusedThemeFiles.isEmpty {
    result.append(
      Skipped(
        group: "structure", count: base.unusedThemeFiles.count,
        reason: "of theme/ this version reads the catalogues of the languages only"))
  }
  if base.configuration.rawHTML == .allow {
    let raw = base.articles.reduce(0) { count, article in
      count + article.document.nodes.count { $0.kind == .htmlInline || $0.kind == .htmlBlock }
    }
    if raw > 0 {
      result.append(Skipped(group: "links", count: raw, reason: "links and images in raw HTML are left as they are"))
    }
  }
  return result
}
