export type { LogEvent } from './event.ts'
export { log } from './log.ts'
export { SCENES, type Scene } from './scenes.ts'
export { startTracking } from './tracking.ts'
