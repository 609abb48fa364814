export { EndlessRanking } from './EndlessRanking.tsx'
export { PeopleRanking } from './PeopleRanking.tsx'
export { rankRow } from './rank-row.ts'
