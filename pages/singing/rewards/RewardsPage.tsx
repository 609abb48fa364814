import { FIRST } from '../_family/edition.ts'
import { Wall } from '../_family/wall/Wall.tsx'

/** The singing captain's wall of records. */
export const RewardsPage = () => <Wall edition={FIRST} />
