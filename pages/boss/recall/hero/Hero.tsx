import type { ReactNode } from 'react'
import type { Recall } from '#shared/api/boss-recall'
import { PhaseClock } from '#shared/campaign/phase'
import { Button } from '#shared/kit/button'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Hero.module.css'

const BEACONS = [1, 2, 3, 4, 5, 6]

/** Dusk over the valley: a beacon on the ridge burns for each level that is reached, and somebody is on the way home. */
export function Hero(props: {
  recall: Recall | undefined
  level: number
  rules: ReactNode
  onPhaseEnd: () => void
  /** Leads to whom I can write to, by way of the login; absent while nobody can. */
  onCall?: (() => void) | undefined
}) {
  const t = useT<typeof zh>()
  const { recall } = props
  const me = recall?.me
  const figures =
    me &&
    ([
      ['invited', formatAmount(me.invited)],
      ['recalled', formatAmount(me.recalled)],
      ['earned', formatAmount(me.earned)],
      ['rank', me.rank || '—'],
    ] as const)
  return (
    <header className={styles.hero} data-expose="recall">
      {props.rules}
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.lead}>{t('hero.lead')}</p>
      <PhaseClock
        className={styles.clock}
        schedule={recall}
        say={(phase) => t(`hero.${phase}`)}
        after={recall && formatDate(recall.settleAt, 'minute')}
        onEnd={props.onPhaseEnd}
      />
      {BEACONS.map((beacon) => (
        <i
          key={beacon}
          className={styles.beacon}
          data-at={beacon}
          data-lit={beacon <= props.level || undefined}
        />
      ))}
      {recall && (
        <div className={styles.foot}>
          {figures && (
            <dl className={styles.figures}>
              {figures.map(([of, value]) => (
                <div key={of}>
                  <dt>{t(`hero.${of}`)}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {props.onCall && (
            <Button block track="to-bosses" onClick={props.onCall}>
              {t('hero.call')}
            </Button>
          )}
        </div>
      )}
    </header>
  )
}
