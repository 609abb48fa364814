import { getActivityInfo } from '#shared/api/activity'
import { isOver } from '#shared/api/campaign'
import type { SharedFreeBox } from '#shared/api/free-box'
import { address } from '#shared/runtime/address'
import { type Query, useQuery } from '#shared/runtime/request'
import { useSession } from '#shared/runtime/session'
import { type Edition, editionOf, SINGLE, TIERED } from './edition.ts'
import { boxShared } from './shared-box.ts'

/**
 * The campaign of a shared box. Where there is no box the link names it; that is not known on the prerendered screen.
 * `own`: the edition that a box of one's own is offered of, or led back to; undefined until it is known that there is one.
 */
export function useCampaign(call: Query<SharedFreeBox | null>) {
  const { known } = useSession()
  const shared = call.data ?? undefined
  const activityId = shared?.activityId ?? (known ? boxShared(address()).activityId : undefined)
  const info = useQuery(getActivityInfo, { id: activityId ?? '' }, { enabled: !!activityId })
  const { phase } = shared ?? info.data ?? {}
  const mine = shared?.mine === 'own'
  const asking = call.status === 'loading' || (!shared && !!activityId && info.status === 'loading')
  const ofLink = info.data?.path === TIERED.path ? TIERED : SINGLE
  const own: Edition | undefined =
    asking || (isOver(phase) && !mine) ? undefined : shared ? editionOf(shared.box) : ofLink
  return { activityId, over: isOver(phase), mine, own }
}
