import type { MomentTopic } from '#shared/api/video-moment'
import { NextStep, PhaseClock } from '#shared/campaign/phase'
import { drawPrize } from '#shared/campaign/prize'
import { TopPrize } from '#shared/campaign/reward-line'
import { ActivityRules } from '#shared/campaign/rules'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import type zh from '../locales/zh.json'
import styles from './Jukebox.module.css'

/** The hero: a jukebox with lit tubes, the title behind glass and the phase on its display. */
export function Jukebox({ call }: { call: Query<MomentTopic> }) {
  const t = useT<typeof zh>()
  const topic = call.data
  return (
    <header className={styles.hero}>
      <i className={styles.rays} />
      <ActivityRules activityId={topic?.activityId} from={call} className={styles.rules} />
      <div className={styles.step}>
        <NextStep schedule={topic} />
      </div>
      <div className={styles.box}>
        <i className={styles.tubes} />
        <div className={styles.glass}>
          <p className={styles.over}>{t('hero.over')}</p>
          <h1 className={styles.title}>{t('hero.title')}</h1>
          <p className={styles.dates}>
            {topic && `${formatDate(topic.startAt, 'day')} – ${formatDate(topic.endAt - 1, 'day')}`}
          </p>
          <TopPrize
            className={styles.prize}
            label={t('topPrize')}
            rewards={topic?.places[0]?.rewards.slice(0, 1)}
            draw={drawPrize}
          />
          <i className={styles.record} />
        </div>
        <PhaseClock
          alone
          className={styles.display}
          schedule={topic}
          say={(phase) => t(`phase.${phase}`)}
          onEnd={call.refetch}
        />
        <div className={styles.keys} aria-hidden="true">
          {['A', 'B', 'C', 'D', '1', '2', '3', '4'].map((key) => (
            <b key={key} translate="no">
              {key}
            </b>
          ))}
        </div>
      </div>
    </header>
  )
}
