import type { FreeBoxDetail } from '#shared/api/free-box'
import { Countdown } from '#shared/kit/countdown'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { RewardLine } from '../reward/RewardLine.tsx'
import styles from './Status.module.css'
import { tiersOf } from './tiers.ts'

/** Where my box stands, in a sentence; how long it is good for; what was in it. */
export function Status({ data, onEnd }: { data: FreeBoxDetail; onEnd: () => void }) {
  const t = useT<typeof zh>('family')
  const { box, phase } = data
  const { reached, next, missing } = tiersOf(data)
  const state = box?.state ?? (phase === 'running' ? 'none' : phase)
  const words = { count: missing, tier: reached?.name ?? '', next: next?.name ?? '', hours: data.hours }
  return (
    <div className={styles.status} data-state={state}>
      <p className={styles.sentence}>{t(`status.${state}`, words)}</p>
      {box?.opened && <RewardLine rewards={box.opened.rewards} large />}
      {box && ['waiting', 'ready', 'full'].includes(box.state) && (
        <p className={styles.time}>
          {t('time.left')} <Countdown key={box.id} target={box.expiresAt} onEnd={onEnd} />
        </p>
      )}
    </div>
  )
}
