import type { SeasonBoard } from '#shared/api/warlord'
import { Countdown } from '#shared/kit/countdown'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import styles from './Hero.module.css'
import type zh from './locales/zh.json'

/** The moment that each phase waits for. */
const TARGET = { coming: 'startAt', running: 'endAt', ended: 'settleAt' } as const

/** Title, where the season stands, and the standard over the camp, which is drawn in the style sheet. */
export function Hero(props: { season?: SeasonBoard['season']; onPhaseEnd: () => void }) {
  const t = useT<typeof zh>()
  const { season } = props
  return (
    <header className={styles.hero}>
      <i className={styles.cloth} />
      <i className={styles.embers} />
      <a className={styles.rules} href="/battleRule" data-track="rules">
        {t('hero.rules')}
      </a>
      <p className={styles.season}>
        {season && (
          <>
            <b>{t('hero.season', { number: season.number })}</b>
            {formatDate(season.startAt, 'day')} – {formatDate(season.endAt - 1, 'day')}
          </>
        )}
      </p>
      <h1 className={styles.title}>
        <span>{t('hero.title1')}</span> <span>{t('hero.title2')}</span>
      </h1>
      <p className={styles.tagline}>{t('hero.tagline')}</p>
      <p className={styles.clock}>
        {season && <span>{t(`hero.phase.${season.phase}`)}</span>}
        {season && season.phase !== 'settled' && (
          <Countdown look="plain" target={season[TARGET[season.phase]]} onEnd={props.onPhaseEnd} />
        )}
      </p>
    </header>
  )
}
