export { findDemos } from './find-demos.ts'
export { createDemoHandler, type DemoHandler } from './handler.ts'
