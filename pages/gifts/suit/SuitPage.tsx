import { useState } from 'react'
import { type GiftSuit, getGiftSuits, getSuitCollectors } from '#shared/api/gift-suit'
import { useGiftEffect } from '#shared/campaign/gift-effect'
import { CampaignClock, NextStep, useOnChange } from '#shared/campaign/phase'
import { EndlessRanking } from '#shared/campaign/ranking'
import { ActivityRules } from '#shared/campaign/rules'
import { useOwnAmount } from '#shared/features/login'
import { usePaged } from '#shared/features/paged'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Segmented } from '#shared/kit/segmented'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { EndlessList } from '#shared/ui/list'
import { drawGift } from '../_family/draw-gift.tsx'
import type zh from './locales/zh.json'
import { Suit } from './Suit.tsx'
import styles from './SuitPage.module.css'

/** A string of pearls along a curve, the largest where it hangs lowest: x, y, radius. */
const PEARLS = Array.from({ length: 11 }, (_, nth) => {
  const from = (nth - 5) / 5
  return [312 + from * 54, 82 - from * from * 58, 7.5 - Math.abs(from) * 3] as const
})

/** The suits of gifts one by one, as far as I have sent them, and who collects them. */
export function SuitPage() {
  const t = useT<typeof zh>()
  const call = useQuery(getGiftSuits, {})
  const ownAmount = useOwnAmount()
  const { play, stage } = useGiftEffect(drawGift)
  const [chosen, choose] = useState<string>()
  const suits = call.data?.suits ?? []
  const suit =
    suits.find(({ id }) => id === chosen) ?? suits.find(({ state }) => state !== 'full') ?? suits[0]
  const full = suits.filter(({ fullAt }) => fullAt !== null)

  const show = (id: string, note?: string) => {
    const shown = suits.find((each) => each.id === id)
    const reward = shown?.gifts.at(-1)?.gift
    if (shown && reward) play({ reward, motion: shown.effect.motion, title: shown.effect.name, note })
  }
  useOnChange(call.data && full.map(({ id }) => id).join(), () => {
    const last = full.at(-1)
    if (!last) return
    choose(last.id)
    show(last.id, t('isFull', { name: last.name }))
  })
  return (
    <ThemeRoot className={styles.theme}>
      <header className={styles.hero}>
        <svg viewBox="0 0 375 96" className={styles.pearls} aria-hidden="true">
          {PEARLS.map(([x, y, size]) => (
            <g key={x}>
              <circle cx={x} cy={y} r={size} />
              <circle data-shine="" cx={x - size * 0.3} cy={y - size * 0.35} r={size * 0.28} />
            </g>
          ))}
        </svg>
        <h1>{t('title')}</h1>
        <CampaignClock alone className={styles.clock} call={call} say={(phase) => t(`phase.${phase}`)} />
        <p className={styles.pieces}>
          <b>{ownAmount(call.data?.pieces.sent)}</b>
          <span>/ {call.data ? formatAmount(call.data.pieces.total) : '--'}</span>
          <small>{t('pieces')}</small>
          <NextStep schedule={call.data} />
        </p>
        <ActivityRules activityId={call.data?.activityId} from={call} className={styles.rules} />
      </header>
      <div className={styles.body}>
        <StateView call={call} skeleton={<Skeleton height={380} />} isEmpty={() => !suits.length}>
          {({ phase }) =>
            suit && (
              <>
                <Segmented
                  label={t('suits')}
                  className={styles.suits}
                  options={suits.map(({ id, name }) => ({ id, label: name }))}
                  value={suit.id}
                  onChange={choose}
                  track="suit"
                />
                <Suit key={suit.id} suit={suit} phase={phase} onShow={() => show(suit.id)} />
              </>
            )
          }
        </StateView>
        <Collectors suit={suit} over={call.data?.phase === 'ended' || call.data?.phase === 'settled'} />
      </div>
      {stage}
      <OpenInApp />
    </ThemeRoot>
  )
}

/** Collectors by pieces sent, of the suit that is looked at or of all. */
function Collectors({ suit, over }: { suit: GiftSuit | undefined; over: boolean }) {
  const t = useT<typeof zh>()
  const [scope, setScope] = useState<'one' | 'all'>('one')
  const suitId = scope === 'one' ? suit?.id : undefined
  const people = usePaged(getSuitCollectors, { suitId })
  return (
    <section className={styles.collectors} data-expose="collectors">
      <h2>{t('collectors')}</h2>
      <Segmented
        label={t('collectors')}
        options={[
          { id: 'one', label: suit?.name ?? t('thisSuit') },
          { id: 'all', label: t('allSuits') },
        ]}
        value={scope}
        onChange={setScope}
        track="scope"
      />
      <EndlessRanking
        people={people}
        waiting={{ lines: 6 }}
        label={t('collectors')}
        unit={(count) => t('unit', { count })}
        over={over}
        endless={EndlessList}
        place={`suit-${suitId}`}
      />
    </section>
  )
}
