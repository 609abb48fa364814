import { FIRST } from '../_family/edition.ts'
import { Targets } from '../_family/targets/Targets.tsx'

/** The singing captain's week. */
export const TargetsPage = () => <Targets edition={FIRST} />
