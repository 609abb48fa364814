/** Parts below the first screen and sheets; one chunk, loaded after the first screen. */
export { Below } from './Below.tsx'
export { Leaves } from './Leaves.tsx'
export { Ranking } from './ranks/Ranking.tsx'
export { RewardArt } from './rewards/RewardArt.tsx'
export { Odds } from './rules/Odds.tsx'
export { Section } from './Section.tsx'
export { flare, flyUntil } from './sky/flight.ts'
export { Reset } from './stage/Reset.tsx'
