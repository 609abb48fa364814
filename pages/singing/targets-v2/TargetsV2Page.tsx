import { SECOND } from '../_family/edition.ts'
import { WeekFlow } from '../_family/flow/WeekFlow.tsx'
import { Targets } from '../_family/targets/Targets.tsx'

/** The singing captain's week with duets, and the weekly flow on its other side. */
export const TargetsV2Page = () => <Targets edition={SECOND} sideB={<WeekFlow />} />
