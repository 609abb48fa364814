export { isApiPath } from './api-path.ts'
export { type Clock, createClock } from './clock.ts'
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'
export type { SteerRule } from './steering.ts'
