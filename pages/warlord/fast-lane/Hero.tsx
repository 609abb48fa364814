import type { CaptainConfig } from '#shared/api/captain'
import type { FastLane } from '#shared/api/captain-task'
import { PhaseClock } from '#shared/campaign/phase'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { BackLink } from '../_family/back/BackLink.tsx'
import { Fire } from '../_family/fire/Fire.tsx'
import { CaptainRules } from '../_family/rules/CaptainRules.tsx'
import { EngravedTitle } from '../_family/title/EngravedTitle.tsx'
import styles from './Hero.module.css'
import type zh from './locales/zh.json'

/** The towers on the wall, lowest first; their fires are those of the milestones. */
const TOWERS = ['low', 'second', 'third', 'high'] as const

/** The wall that climbs the pass, a fire on each tower that was reached. */
export function Hero(props: {
  /** Null: the captain is not a new one. */
  lane: FastLane | null | undefined
  config: Query<CaptainConfig>
  onPhaseEnd: () => void
}) {
  const t = useT<typeof zh>()
  const { lane } = props
  const lit = lane?.milestones.filter(({ hours }) => lane.hours >= hours).length ?? 0
  return (
    <header className={styles.hero}>
      <BackLink />
      <CaptainRules call={props.config} />
      <EngravedTitle className={styles.title} lines={[t('hero.title1'), t('hero.title2')]} />
      <p className={styles.tagline}>{t('hero.tagline')}</p>
      <PhaseClock
        className={styles.clock}
        alone
        schedule={lane ?? undefined}
        say={(phase) => t(`hero.phase.${phase}`)}
        onEnd={props.onPhaseEnd}
      />
      {TOWERS.map((tower, at) => (
        <i key={tower} className={styles.fire} data-tower={tower} data-lit={at < lit || undefined}>
          {at < lit && <Fire className={styles.flame} />}
        </i>
      ))}
    </header>
  )
}
