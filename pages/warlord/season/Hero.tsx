import type { SeasonBoard } from '#shared/api/warlord'
import { PhaseClock } from '#shared/campaign/phase'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import styles from './Hero.module.css'
import type zh from './locales/zh.json'

/** Title, phase, and the standard over the camp, which is drawn in the style sheet. */
export function Hero(props: { season?: SeasonBoard['season']; onPhaseEnd: () => void }) {
  const t = useT<typeof zh>()
  const { season } = props
  return (
    <header className={styles.hero}>
      <i className={styles.cloth} />
      <i className={styles.embers} />
      <a className={styles.rules} href="/battleRule" data-track="rules" data-next>
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
      <PhaseClock
        className={styles.clock}
        schedule={season}
        say={(phase) => t(`hero.phase.${phase}`)}
        onEnd={props.onPhaseEnd}
      />
    </header>
  )
}
