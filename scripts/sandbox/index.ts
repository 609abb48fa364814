export type { Fault } from '#shared/runtime/app'
export { isApiPath, isSandboxPath } from './api-path.ts'
export { endpoints } from './endpoints.ts'
export { createSandbox, type Sandbox, type SandboxOptions } from './server/sandbox.ts'
