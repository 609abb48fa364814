import { getActivityInfo } from '#shared/api/activity'
import { RulesSheet } from '#shared/kit/rules-sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { useCall } from '#shared/runtime/request'

/** The rules of a campaign as the server tells them, behind a button; before its id is known, the button alone. */
export function Rules({
  activityId,
  className,
}: {
  activityId: string | undefined
  className?: string | undefined
}) {
  const info = useCall(getActivityInfo, { id: activityId ?? '' }, { enabled: !!activityId })
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
