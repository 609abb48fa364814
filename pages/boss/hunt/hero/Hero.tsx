import type { ReactNode } from 'react'
import type { Boss, BossHit } from '#shared/api/boss'
import { NextStep } from '#shared/campaign/phase'
import { Countdown } from '#shared/kit/countdown'
import { ProgressBar } from '#shared/kit/progress-bar'
import { formatAmount, formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { percentOf, stageOf } from '../blood.ts'
import type zh from '../locales/zh.json'
import { Dragon } from './Dragon.tsx'
import styles from './Hero.module.css'

/** The first screen: the valley, the beast above it, what it is called, and how long until it comes or how much of it is left. */
export function Hero(props: {
  boss: Boss | undefined
  /** Undefined: not known yet. */
  hits: readonly BossHit[] | undefined
  /** In PP coin; undefined: not known yet. */
  pool: number | undefined
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
        <p className={styles.pool}>
          {props.pool !== undefined && t('poolNow', { count: formatAmount(props.pool) })}
        </p>
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
          <p className={styles.critical}>{t('hero.critical', { count: formatAmount(boss.criticalFrom) })}</p>
        )}
        <NextStep schedule={boss} />
      </div>
    </header>
  )
}

/** What is left of its blood, in a figure and in percent; what a blow took drains after it. */
function BloodBar({ boss }: { boss: Boss }) {
  const t = useT<typeof zh>()
  const percent = percentOf(boss)
  return (
    <div className={styles.blood} data-low={percent <= 15 || undefined}>
      <p className={styles.figures}>
        <span>
          {t('blood.label')} <b>{formatStatistic(boss.blood)}</b>
          <small> / {formatStatistic(boss.total)}</small>
        </span>
        <b className={styles.percent}>{percent}%</b>
      </p>
      <div className={styles.tube}>
        <i className={styles.drained} style={{ transform: `translateX(${percent - 100}%)` }} />
        <ProgressBar className={styles.bar} value={boss.blood} max={boss.total} label={t('blood.label')} />
        <i className={styles.notches} />
      </div>
    </div>
  )
}
