export { Feed } from './Feed.tsx'
export { FeedSheet } from './FeedSheet.tsx'
export { More } from './More.tsx'
