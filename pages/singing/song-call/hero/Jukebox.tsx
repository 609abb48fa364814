import type { MomentTopic } from '#shared/api/video-moment'
import { ActivityRules } from '#shared/campaign/rules'
import { Countdown } from '#shared/kit/countdown'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Call } from '#shared/runtime/request'
import type zh from '../locales/zh.json'
import styles from './Jukebox.module.css'

/** When the present phase is over; a settled call has no next moment. */
const NEXT = { coming: 'startAt', running: 'endAt', ended: 'settleAt', settled: null } as const

/** The hero: a jukebox with lit tubes, the title behind its glass, where the call stands on its display. */
export function Jukebox({ call }: { call: Call<MomentTopic> }) {
  const t = useT<typeof zh>()
  const topic = call.data
  const next = topic && NEXT[topic.phase]
  return (
    <header className={styles.hero}>
      <i className={styles.rays} />
      <ActivityRules activityId={topic?.activityId} from={call} className={styles.rules} />
      <div className={styles.box}>
        <i className={styles.tubes} />
        <div className={styles.glass}>
          <p className={styles.over}>{t('hero.over')}</p>
          <h1 className={styles.title}>{t('hero.title')}</h1>
          <p className={styles.dates}>
            {topic && `${formatDate(topic.startAt, 'day')} – ${formatDate(topic.endAt - 1, 'day')}`}
          </p>
          <i className={styles.record} />
        </div>
        <p className={styles.display} data-phase={topic?.phase}>
          {topic && (
            <>
              <span>{t(`phase.${topic.phase}`)}</span>
              {next && <Countdown look="plain" target={topic[next]} onEnd={call.reload} />}
            </>
          )}
        </p>
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
