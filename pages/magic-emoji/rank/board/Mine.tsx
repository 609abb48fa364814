import type { Schedule } from '#shared/campaign/phase'
import { Avatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { useRewardNames } from '#shared/kit/reward-count'
import { formatAmount, formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import type { EmojiRanks } from '../../_family/magic-emoji.ts'
import type zh from '../locales/zh.json'
import styles from './Mine.module.css'

/** My own place, what is missing to the next one, and what it is worth. */
export function Mine(props: {
  mine: NonNullable<EmojiRanks['mine']>
  places: EmojiRanks['places']
  phase?: Schedule['phase']
}) {
  const t = useT<typeof zh>()
  const names = useRewardNames()
  const { mine, places, phase } = props
  const { rank, score, gap, nickname, portrait } = mine
  const prize = places.find(({ from, to }) => rank >= from && rank <= to)
  return (
    <section className={styles.mine} data-expose="my-rank">
      <Avatar src={portrait} name={nickname} size={48} />
      <div className={styles.text}>
        <p className={styles.rank}>
          {rank > 0 ? t('mine.rank', { rank }) : t('mine.none')}
          <small>{t('mine.score', { score: formatStatistic(score) })}</small>
        </p>
        {prize ? (
          <p>
            {t(phase === 'settled' ? 'mine.won' : 'mine.worth')} <b>{names(prize.rewards)}</b>
          </p>
        ) : null}
        {phase === 'running' && gap > 0 && <p>{t('mine.gap', { gap: formatAmount(gap) })}</p>}
      </div>
      {phase === 'running' && (
        <Button size="s" track="to-shop" onClick={() => navigate.to('/magicEmoji')}>
          {t('mine.go')}
        </Button>
      )}
    </section>
  )
}
