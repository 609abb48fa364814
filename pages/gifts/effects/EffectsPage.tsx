import { useState, useSyncExternalStore } from 'react'
import { getGiftEffects, type PlayedEffect } from '#shared/api/gift-suit'
import { useGiftEffect, wantsStill } from '#shared/campaign/gift-effect'
import { Button } from '#shared/kit/button'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Segmented } from '#shared/kit/segmented'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { drawGift, GiftArt } from '../_family/draw-gift.tsx'
import { Curtains } from './Curtains.tsx'
import styles from './EffectsPage.module.css'
import type zh from './locales/zh.json'

const PRICES = ['all', 'small', 'grand'] as const
type Price = (typeof PRICES)[number]

/** From this price on an effect is a grand one, in PP coin. */
const GRAND = 100

const never = () => () => {}

/** The theatre of gifts: the dearest one on the stage, and all that can be played, by price. */
export function EffectsPage() {
  const t = useT<typeof zh>()
  const call = useQuery(getGiftEffects, {})
  const [price, setPrice] = useState<Price>('all')
  const { play, stage } = useGiftEffect(drawGift)
  const still = useSyncExternalStore(never, wantsStill, () => false)
  const star = call.data?.[0]
  const show = ({ gift, motion, name, price: coins }: PlayedEffect) =>
    play({
      reward: gift,
      motion,
      title: name,
      note: t('costs', { name: gift.name, count: coins, price: formatAmount(coins) }),
    })
  return (
    <ThemeRoot className={styles.theme}>
      <header className={styles.hero}>
        <Curtains />
        <h1>{t('title')}</h1>
        {star && (
          <>
            <GiftArt gift={star.gift} className={styles.star} />
            <Button className={styles.play} track="play" onClick={() => show(star)}>
              {t('tonight', { name: star.name })}
            </Button>
          </>
        )}
      </header>
      <div className={styles.body}>
        <Segmented
          label={t('price')}
          options={PRICES.map((id) => ({ id, label: t(`prices.${id}`) }))}
          value={price}
          onChange={setPrice}
          track="price"
        />
        <StateView
          call={call}
          skeleton={<Skeleton height={148} lines={3} />}
          isEmpty={(effects) => !effects.length}
          emptyText={t('empty')}
        >
          {(effects) => (
            <ul className={styles.bill} data-expose="effects">
              {effects
                .filter((each) => price === 'all' || (price === 'grand') === each.price >= GRAND)
                .map((each) => (
                  <li key={each.gift.id}>
                    <button type="button" data-track="effect" onClick={() => show(each)}>
                      <GiftArt gift={each.gift} className={styles.art} />
                      <b>{each.name}</b>
                      <small>{t('coins', { count: each.price, price: formatAmount(each.price) })}</small>
                    </button>
                  </li>
                ))}
            </ul>
          )}
        </StateView>
        {/* last: what comes with hydration would move what is below it */}
        {still && <p className={styles.still}>{t('still')}</p>}
      </div>
      {stage}
      <OpenInApp />
    </ThemeRoot>
  )
}
