export { Pair } from './Pair.tsx'
