import { isOver } from '#shared/api/campaign'
import { ProgressBar } from '#shared/kit/progress-bar'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Plate } from '../_family/Plate.tsx'
import type zh from './locales/zh.json'
import page from './SeasonPage.module.css'
import styles from './Standing.module.css'
import { useSeason } from './season-context.ts'

/** Who the captain is this season: level, merit to the next one, hours counted. */
export function Standing() {
  const t = useT<typeof zh>()
  const { board, show } = useSeason()
  const { captain, points, level, tracks, hoursRule, pending } = board
  const next = tracks.free.find((step) => step.points > points)
  const outlook = () => {
    if (!next) return t('standing.summit')
    // nothing is climbed any more
    if (isOver(board.season.phase)) return level ? t('standing.final', { level }) : ''
    return t('standing.next', { points: formatAmount(next.points - points), level: next.level })
  }
  return (
    <Plate className={page.first} expose="standing">
      <div className={styles.top}>
        <b className={styles.medal}>{level}</b>
        <div className={styles.who}>
          <h2 className={styles.name}>
            <bdi>{captain.nickname}</bdi>
            <small>{captain.levelName}</small>
          </h2>
          <ProgressBar value={points} max={next?.points ?? points} label={t('standing.merit')} />
          <p className={styles.merit}>
            <span>
              {t('standing.merit')} <b>{formatAmount(points)}</b>
            </span>
            <span>{outlook()}</span>
          </p>
        </div>
      </div>
      <div className={styles.figures}>
        <dl>
          <div>
            <dt>{t('standing.today')}</dt>
            <dd>
              <span>{captain.hoursToday}</span>
              <small>
                /{hoursRule.maxPerDay} {t('hourUnit')}
              </small>
            </dd>
          </div>
          <div>
            <dt>{t('standing.season')}</dt>
            <dd>
              <span>{formatAmount(captain.hours)}</span> <small>{t('hourUnit')}</small>
            </dd>
          </div>
        </dl>
        <button
          type="button"
          className={styles.chest}
          data-track="chest"
          onClick={() => show({ name: 'rewards' })}
        >
          <span>{t('chest.title')}</span>
          {pending.length > 0 && <b>{pending.length}</b>}
        </button>
      </div>
    </Plate>
  )
}
