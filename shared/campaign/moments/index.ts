export { Film } from './Film.tsx'
export { type Likes, useLikes } from './use-likes.ts'
