import { getActivityInfo } from '#shared/api/activity'
import { type Query, useQuery } from '#shared/runtime/request'
import { Rules, type RulesLook } from './Rules.tsx'

/**
 * The rules of an activity. Until its number is known there is no button; with `from`, the call that tells the number, there
 * is one at once, and what is wrong with that call is shown behind it.
 */
export function ActivityRules<Told extends object>({
  activityId = '',
  from,
  ...look
}: RulesLook & { activityId: string | undefined; from?: Query<Told> }) {
  const info = useQuery(getActivityInfo, { id: activityId }, { enabled: activityId !== '' })
  if (activityId) return <Rules {...look} call={info} />
  return from ? <Rules {...look} call={from} /> : null
}
