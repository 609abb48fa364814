/** What stands below the first screen or opens over it; loaded as one, behind the first screen. */
export { Below } from './Below.tsx'
export { Leaf } from './Leaf.tsx'
export { Ranking } from './ranks/Ranking.tsx'
export { Odds } from './rules/Odds.tsx'
export { Rules } from './rules/Rules.tsx'
export { tour } from './sky/figure.ts'
export { canFly, fly } from './sky/fly.ts'
export { Reset } from './stage/Reset.tsx'
