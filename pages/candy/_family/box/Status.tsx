import type { FreeBoxDetail } from '#shared/api/free-box'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { useNobody } from '#shared/features/login'
import { Countdown } from '#shared/kit/countdown'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import reward from '../reward/reward.module.css'
import styles from './Status.module.css'
import { standingOf } from './standing.ts'
import { tiersOf } from './tiers.ts'

/** These are good until their time is over. */
const TIMED = ['waiting', 'ready', 'full', 'last']

/** The state of my box in a sentence, how long it is valid, and its content. */
export function Status({ data, onEnd }: { data: FreeBoxDetail; onEnd: () => void }) {
  const t = useT<typeof zh>('family')
  const { box, phase } = data
  const { reached, next, missing } = tiersOf(data)
  const nobody = useNobody()
  const none = phase === 'running' ? 'none' : nobody && phase === 'ended' ? 'guest' : phase
  const state = box ? standingOf(box, phase) : none
  const words = { count: missing, tier: reached?.name ?? '', next: next?.name ?? '', hours: data.hours }
  return (
    <div className={styles.status} data-state={state}>
      <p className={styles.sentence}>{t(`status.${state}`, words)}</p>
      {box?.opened && <RewardLine draw={drawPrize} rewards={box.opened.rewards} className={reward.large} />}
      {box && TIMED.includes(state) && (
        <p className={styles.time}>
          {t('time.left')} <Countdown key={box.id} target={box.expiresAt} onEnd={onEnd} />
        </p>
      )}
    </div>
  )
}
