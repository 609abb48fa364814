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
import styles from './EffectsPage.module.css'
import type zh from './locales/zh.json'

const FOLDS = [0, 1, 2, 3]
const BULBS = Array.from({ length: 13 }, (_, nth) => 12 + nth * 29)

/** The stage: boards, a cone of light, curtains that open, bulbs along the top. */
const Curtains = () => (
  <svg viewBox="0 0 375 240" className={styles.set} aria-hidden="true" preserveAspectRatio="xMidYMin slice">
    <path className={styles.light} d="M150 0h75l70 208H80z" />
    <path className={styles.boards} d="M0 196h375v44H0z" />
    <path
      className={styles.joints}
      d="M0 210h375M0 224h375M60 196l-24 44M140 196l-10 44M235 196l10 44M315 196l24 44"
    />
    <ellipse className={styles.spot} cx="187" cy="206" rx="86" ry="11" />
    <g className={styles.left}>
      {FOLDS.map((fold) => (
        <path
          key={fold}
          d={`M${fold * 21 - 4} 0h25q-6 110-${fold * 3} 206h-25q8-96 0-206z`}
          data-odd={fold % 2}
        />
      ))}
    </g>
    <g className={styles.right}>
      {FOLDS.map((fold) => (
        <path
          key={fold}
          d={`M${379 - fold * 21} 0h-25q6 110 ${fold * 3} 206h25q-8-96 0-206z`}
          data-odd={fold % 2}
        />
      ))}
    </g>
    <path
      className={styles.valance}
      d="M0 0h375v22q-24 24-47 0-23 24-47 0-23 24-47 0-24 24-47 0-23 24-47 0-23 24-47 0-24 24-47 0-23 24-46 0z"
    />
    <g className={styles.bulbs}>
      {BULBS.map((x) => (
        <circle key={x} cx={x} cy="8" r="3.4" />
      ))}
    </g>
  </svg>
)

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
