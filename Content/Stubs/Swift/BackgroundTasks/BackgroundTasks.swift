@_exported import Foundation
@_exported import ObjectiveC

@objc open class BGTask: NSObject {
  open var identifier: String { fatalError() }
  open var expirationHandler: (() -> Void)?
  open func setTaskCompleted(success: Bool) {}
}

@objc open class BGAppRefreshTask: BGTask {}
@objc open class BGProcessingTask: BGTask {}

@objc open class BGTaskRequest: NSObject {
  open var identifier: String { fatalError() }
  open var earliestBeginDate: Date?
}

@objc open class BGAppRefreshTaskRequest: BGTaskRequest {
  public init(identifier: String) {}
}

@objc open class BGProcessingTaskRequest: BGTaskRequest {
  public init(identifier: String) {}
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false
}

@objc open class BGTaskScheduler: NSObject, @unchecked Sendable {
  open class var shared: BGTaskScheduler { fatalError() }
  @discardableResult open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { fatalError() }
  open func submit(_ taskRequest: BGTaskRequest) throws {}
  open func cancelAllTaskRequests() {}
}
