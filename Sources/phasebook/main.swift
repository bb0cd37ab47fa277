import Commands

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

let status = await Program.phasebook.run(Array(CommandLine.arguments.dropFirst()), on: .process())
exit(status.rawValue)
