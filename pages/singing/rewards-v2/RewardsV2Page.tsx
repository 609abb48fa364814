import { SECOND } from '../_family/edition.ts'
import { WeekFlow } from '../_family/flow/WeekFlow.tsx'
import { Wall } from '../_family/wall/Wall.tsx'

/** The wall of records that count duets, with the weekly flow's singles beside it. */
export const RewardsV2Page = () => <Wall edition={SECOND} sideB={<WeekFlow />} />
