import { ActivityRules } from '#shared/campaign/rules'
import { useT } from '#shared/runtime/i18n'
import type { MyBox } from '../_family/box/use-box.ts'
import { PhaseLine } from '../_family/PhaseLine.tsx'
import { Tin } from '../_family/tin/Tin.tsx'
import { Title } from '../_family/title/Title.tsx'
import type zh from './locales/zh.json'
import styles from './Poster.module.css'

/** The hero: a poster of one tin, with the tally on a price star. */
export function Poster({ mine }: { mine: MyBox }) {
  const t = useT<typeof zh>()
  const { data, refetch, status } = mine.call
  const { box } = data ?? {}
  return (
    <header className={styles.poster} data-failed={status === 'failed' || undefined}>
      <i className={styles.patches} />
      <i className={styles.sun} />
      <i className={styles.dots} />
      <ActivityRules activityId={data?.activityId} className={styles.rules} />
      <Title over={t('title.over')} main={t('title.main')} className={styles.title} />
      <p className={styles.lead}>{t('title.lead')}</p>
      <div className={styles.tin}>
        <Tin
          key={box?.id ?? 'none'}
          ref={mine.tin}
          tone="candy"
          drawn={box?.state === 'expired'}
          open={box?.state === 'opened'}
        />
      </div>
      {box && (
        <p className={styles.star}>
          <b>
            <bdi>{box.helpers.length}</bdi>
            <small>/{box.need}</small>
          </b>
          <span>{t('tally')}</span>
        </p>
      )}
      {data && <PhaseLine className={styles.phase} dates={data} onEnd={refetch} />}
    </header>
  )
}
