import UIKit

extension View {
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View { ChangedView() }
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { ChangedView() }
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View { ChangedView() }
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { ChangedView() }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { ChangedView() }
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { ChangedView() }
  nonisolated public func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { ChangedView() }
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { ChangedView() }
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { ChangedView() }
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { ChangedView() }
  nonisolated public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value)
    -> some View
  { ChangedView() }
  nonisolated public func environment<Value: AnyObject & Observable>(_ object: Value?) -> some View { ChangedView() }
  nonisolated public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View { ChangedView() }
  nonisolated public func overlay(_ style: some ShapeStyle) -> some View { ChangedView() }
  nonisolated public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View { ChangedView() }
  nonisolated public func background(_ style: some ShapeStyle) -> some View { ChangedView() }
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { ChangedView() }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { ChangedView() }
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { ChangedView() }
  nonisolated public func frame(maxWidth: CGFloat? = nil, maxHeight: CGFloat? = nil) -> some View { ChangedView() }
  nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> some View { ChangedView() }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { ChangedView() }
  nonisolated public func opacity(_ opacity: Double) -> some View { ChangedView() }
  nonisolated public func hidden() -> some View { ChangedView() }
  nonisolated public func disabled(_ disabled: Bool) -> some View { ChangedView() }
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { ChangedView() }
  nonisolated public func ignoresSafeArea() -> some View { ChangedView() }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { ChangedView() }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { ChangedView() }
  nonisolated public func navigationTitle<Words: StringProtocol>(_ title: Words) -> some View { ChangedView() }
  nonisolated public func tag<Value: Hashable>(_ tag: Value) -> some View { ChangedView() }
}
