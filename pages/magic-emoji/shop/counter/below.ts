export { Packs } from '../packs/Packs.tsx'
export { Feed } from '../records/Feed.tsx'
