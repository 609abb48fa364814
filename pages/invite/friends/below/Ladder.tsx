import type { InviteFriends } from '#shared/api/invite-friends'
import { drawPrize } from '#shared/campaign/prize'
import { ClaimSteps } from '#shared/campaign/tasks'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import type { Friends } from '../use-friends.ts'
import styles from './Ladder.module.css'

/** Rewards by friends who have entered a hall; each rung is claimed once. */
export function Ladder({ data, rungs }: { data: InviteFriends; rungs: Friends['rungs'] }) {
  const t = useT<typeof zh>()
  const { ladder, steps, phase } = data
  const entered = steps.find(({ step }) => step === 'entered')?.people ?? 0
  return (
    <section className={styles.ladder} data-expose="ladder">
      <h2>{t('ladder.title')}</h2>
      <ClaimSteps
        steps={ladder}
        idOf={({ id }) => id}
        draw={drawPrize}
        markOf={({ need }) => <b className={styles.need}>{t('ladder.need', { count: need })}</b>}
        reasonOf={({ need }) =>
          phase === 'coming'
            ? t('ladder.coming')
            : t('ladder.missing', { count: Math.max(1, need - entered) })
        }
        claiming={rungs.claiming}
        track="claim"
        onClaim={({ id }) => void rungs.claim({ id }, id)}
      />
    </section>
  )
}
