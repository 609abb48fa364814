import type { ReactNode } from 'react'
import type { Boss, BossHit } from '#shared/api/boss'
import { Countdown } from '#shared/kit/countdown'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { stageOf } from '../blood.ts'
import type zh from '../locales/zh.json'
import { BloodBar } from './BloodBar.tsx'
import { Dragon } from './Dragon.tsx'
import styles from './Hero.module.css'

/** The first screen: the valley, the beast above it, what it is called, and how long until it comes or how much of it is left. */
export function Hero(props: {
  boss: Boss | undefined
  /** Undefined: not known yet. */
  hits: readonly BossHit[] | undefined
  rules: ReactNode
  onMoment: () => void
}) {
  const t = useT<typeof zh>()
  const { boss } = props
  const stage = boss && boss.state !== 'coming' ? stageOf(boss) : undefined
  return (
    <header className={styles.hero} data-state={boss?.state} data-expose="boss">
      {props.rules}
      <p className={styles.campaign}>{t('hero.lead')}</p>
      <h1 className={styles.title}>{t('title')}</h1>
      <i className={styles.hills} />
      <Dragon stage={stage} hits={boss?.state === 'appeared' ? props.hits : undefined} />
      <i className={styles.valley} />
      <div className={styles.foot}>
        {boss ? <p className={styles.name}>{boss.name}</p> : <i className={styles.unknown} />}
        {boss?.state === 'coming' && (
          <div className={styles.wait}>
            <p>{t('hero.appears')}</p>
            <Countdown target={boss.startAt} onEnd={props.onMoment} />
          </div>
        )}
        {boss && stage && (
          <>
            <p className={styles.stage} data-stage={stage} role="status">
              {t(`stage.${stage}`)}
            </p>
            <BloodBar boss={boss} />
          </>
        )}
        {boss?.state === 'appeared' && (
          <p className={styles.critical}>{t('hero.critical', { coins: formatAmount(boss.criticalFrom) })}</p>
        )}
      </div>
    </header>
  )
}
