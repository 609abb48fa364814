import { getActivityInfo } from '#shared/api/activity'
import { RulesSheet } from '#shared/kit/rules-sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { type Call, useCall } from '#shared/runtime/request'
import styles from './Rules.module.css'

/** The tag at the hero's corner, and the rules behind it; or that they, or the campaign itself, could not be had. */
export function Rules<T extends { activityId: string }>({ campaign }: { campaign: Call<T> }) {
  const id = campaign.data?.activityId ?? ''
  const info = useCall(getActivityInfo, { id }, { enabled: id !== '' })
  const skeleton = <Skeleton lines={6} />
  return (
    <RulesSheet sections={info.data?.rules ?? []} className={styles.tag}>
      {!info.data && (
        <StateView call={campaign} skeleton={skeleton}>
          {() => (
            <StateView call={info} skeleton={skeleton}>
              {() => null}
            </StateView>
          )}
        </StateView>
      )}
    </RulesSheet>
  )
}
