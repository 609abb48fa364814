export { type NotedEvent, PAGE_MARK } from './event.ts'
export { LOG_KEY, log, notedKeys, onNoted } from './log.ts'
export { isAdjusted, SCENES, type Scene, sceneOf } from './scenes.ts'
export { startTracking } from './tracking.ts'
