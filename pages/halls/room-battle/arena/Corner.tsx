import type { Battle } from '#shared/api/room-battle'
import { HallDoor } from '#shared/campaign/way'
import { HallAvatar } from '#shared/kit/avatar'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { fateOf, type SideName } from '../sides.ts'
import styles from './Corner.module.css'

/** One corner: the hall's crest, its name and its score; crowned, or with its light out, when it is over. */
export function Corner({ side, battle }: { side: SideName; battle: Battle | undefined }) {
  const t = useT<typeof zh>()
  const hall = battle?.[side]
  const score = battle && battle.state !== 'waiting' ? battle[side].score : undefined
  const fate = battle && hall && fateOf(battle, hall)
  const text = score === undefined ? '—' : formatStatistic(score)
  return (
    <div className={styles.corner} data-side={side} data-fate={fate}>
      <HallDoor
        className={styles.crest}
        roomId={hall?.roomId ?? ''}
        label={t('enter', { hall: hall?.name ?? '' })}
      >
        <svg className={styles.shield} viewBox="0 0 96 104" aria-hidden="true">
          <path d="M48 3l42 14v36c0 22-18 38-42 48C24 91 6 75 6 53V17z" />
          <path d="M48 10l35 12v31c0 18-15 31-35 40-20-9-35-22-35-40V22z" />
        </svg>
        <HallAvatar className={styles.face} src={hall?.cover ?? ''} name={hall?.name ?? '?'} />
        {fate === 'won' && (
          <svg className={styles.crown} viewBox="0 0 48 32" aria-hidden="true">
            <path d="M4 28L1 8l12 9L24 2l11 15 12-9-3 20z" />
          </svg>
        )}
      </HallDoor>
      <p className={styles.tag}>{t(`corner.${side}`)}</p>
      <bdi className={styles.name}>{hall?.name}</bdi>
      {/* A score that has risen is a new one, and lands. */}
      <b
        key={score}
        className={styles.score}
        data-battle-score={side}
        data-long={text.length > 6 || undefined}
      >
        {text}
      </b>
    </div>
  )
}
