export { Goal } from './Goal.tsx'
export { Tracks } from './Tracks.tsx'
