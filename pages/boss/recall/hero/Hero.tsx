import type { ReactNode } from 'react'
import type { Recall } from '#shared/api/boss-recall'
import { Countdown } from '#shared/kit/countdown'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Hero.module.css'

/** The moment that each phase waits for. */
const TARGET = { coming: 'startAt', running: 'endAt', ended: 'settleAt' } as const
const BEACONS = [1, 2, 3, 4, 5, 6]

/** Dusk over the valley: a beacon on the ridge burns for each level that is reached, and somebody is on the way home. */
export function Hero(props: {
  recall: Recall | undefined
  level: number
  rules: ReactNode
  onPhaseEnd: () => void
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
      <p className={styles.clock}>
        {recall && <span>{t(`hero.${recall.phase}`)}</span>}
        {recall &&
          (recall.phase === 'settled' ? (
            formatDate(recall.settleAt, 'minute')
          ) : (
            <Countdown look="plain" target={recall[TARGET[recall.phase]]} onEnd={props.onPhaseEnd} />
          ))}
      </p>
      {BEACONS.map((beacon) => (
        <i
          key={beacon}
          className={styles.beacon}
          data-at={beacon}
          data-lit={beacon <= props.level || undefined}
        />
      ))}
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
    </header>
  )
}
