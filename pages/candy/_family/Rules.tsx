import { getActivityInfo } from '#shared/api/activity'
import { RulesSheet } from '#shared/kit/rules-sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { useCall } from '#shared/runtime/request'

/** The rules of a campaign as the server tells them, behind a button that is there as soon as its id is known. */
export function Rules({
  activityId,
  className,
}: {
  activityId: string | undefined
  className?: string | undefined
}) {
  const info = useCall(getActivityInfo, { id: activityId ?? '' }, { enabled: !!activityId })
  if (!activityId) return null
  return (
    <RulesSheet sections={info.data?.rules ?? []} className={className}>
      {!info.data && (
        <StateView call={info} skeleton={<Skeleton lines={5} />}>
          {() => null}
        </StateView>
      )}
    </RulesSheet>
  )
}
