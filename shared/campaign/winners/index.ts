export { Lately } from './Lately.tsx'
export { Winners } from './Winners.tsx'
