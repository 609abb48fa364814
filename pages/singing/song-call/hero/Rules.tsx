import type { ActivityInfo } from '#shared/api/activity'
import { RulesSheet } from '#shared/kit/rules-sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import type { Call } from '#shared/runtime/request'
import styles from './Jukebox.module.css'

/** The rules as the server tells them. */
export function Rules({ call }: { call: Call<ActivityInfo> }) {
  return (
    <RulesSheet sections={call.data?.rules ?? []} className={styles.rules}>
      {!call.data && (
        <StateView call={call} skeleton={<Skeleton lines={5} />}>
          {() => null}
        </StateView>
      )}
    </RulesSheet>
  )
}
