export { PeopleRanking } from './PeopleRanking.tsx'
export { rankRow } from './rank-row.ts'
