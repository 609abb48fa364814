import type { BattleRules } from '#shared/api/room-battle'
import { RulesSheet } from '#shared/kit/rules-sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import type { Call } from '#shared/runtime/request'
import styles from './Rules.module.css'

/** The tag in the ring's corner, and the rules behind it as the server tells them. */
export function Rules({ call }: { call: Call<BattleRules> }) {
  return (
    <RulesSheet sections={call.data?.rules ?? []} className={styles.tag}>
      {!call.data && (
        <StateView call={call} skeleton={<Skeleton lines={6} />}>
          {() => null}
        </StateView>
      )}
    </RulesSheet>
  )
}
