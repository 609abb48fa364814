export { Pair, PairSkeleton } from './Pair.tsx'
