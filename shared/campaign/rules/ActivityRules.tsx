import { getActivityInfo } from '#shared/api/activity'
import { type Query, useQuery } from '#shared/runtime/request'
import { Rules, type RulesLook } from './Rules.tsx'

/**
 * The rules of an activity. Rendered once its id is known; with `from`, the query that returns the id, rendered at once,
 * and the sheet shows that query's failure.
 */
export function ActivityRules<Data extends object>({
  activityId = '',
  from,
  ...look
}: RulesLook & { activityId: string | undefined; from?: Query<Data> }) {
  const info = useQuery(getActivityInfo, { id: activityId }, { enabled: activityId !== '' })
  if (activityId) return <Rules {...look} call={info} />
  return from ? <Rules {...look} call={from} /> : null
}
