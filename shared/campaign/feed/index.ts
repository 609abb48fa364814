export { Feed } from './Feed.tsx'
export { More } from './More.tsx'
