export { bridge } from './bridge.ts'
export type { BridgeAnswer, CallOptions } from './call.ts'
export type { BridgeMethod, BridgePayloads } from './contract.ts'
export type { HostName } from './host.ts'
