import type { Recall } from '#shared/api/boss-recall'
import type { RecallLevels } from '#shared/api/boss-recall-rewards'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { Plate } from '../../_family/plate/Plate.tsx'
import { SignIn } from '../../_family/sign/SignIn.tsx'
import type zh from '../locales/zh.json'
import { Ladder } from './Ladder.tsx'
import { Tasks } from './Tasks.tsx'

/** What a captain does by the day: signs in, does the tasks, and climbs by their points. */
export function Duty(props: {
  recall: Query<Recall>
  levels: Query<RecallLevels>
  reason: string
  onCall: () => void
  onShared: () => Promise<unknown>
  onSigned: () => void
}) {
  const t = useT<typeof zh>()
  return (
    <>
      <Plate title={t('sign.title')} expose="sign-in">
        <SignIn
          phase={props.recall.data?.phase}
          reason={props.reason}
          action={t('sign.now')}
          onSigned={props.onSigned}
        />
      </Plate>
      <Tasks recall={props.recall} onCall={props.onCall} onShared={props.onShared} />
      <Ladder call={props.levels} />
    </>
  )
}
