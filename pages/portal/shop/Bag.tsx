import type { CSSProperties } from 'react'
import type { GiftPack } from '#shared/api/gift-pack'
import { drawPrize } from '#shared/campaign/prize'
import { RewardArt } from '#shared/campaign/reward'
import { Countdown } from '#shared/kit/countdown'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import styles from './Bag.module.css'
import type zh from './locales/zh.json'

const TINTS = ['#c9372c', '#d07a17', '#2f7f6d', '#b8446f', '#4c4ba6', '#7a4a26']

/** A pack as a paper bag with its label and a price tag on a string. */
export function Bag(props: { pack: GiftPack; tint: number; unknown: boolean; onChoose: () => void }) {
  const t = useT<typeof zh>()
  const { pack, unknown } = props
  const { state, endsAt } = pack
  return (
    <div className={styles.bag} style={{ '--tint': TINTS[props.tint] } as CSSProperties} data-state={state}>
      <span className={styles.goods} aria-hidden="true">
        {pack.rewards.slice(0, 3).map((good) => (
          <span key={`${good.id} ${good.days}`} className={styles.good}>
            <RewardArt reward={good} draw={drawPrize} />
          </span>
        ))}
      </span>
      <button
        type="button"
        className={styles.name}
        data-track="pack"
        aria-haspopup="dialog"
        onClick={props.onChoose}
      >
        {pack.name}
      </button>
      <span className={styles.desc}>{pack.desc}</span>
      {state === 'onSale' && endsAt !== null && (
        <span className={styles.ends}>
          {t('endsIn')} <Countdown target={endsAt} look="plain" />
        </span>
      )}
      <span className={styles.tag}>
        <svg className={styles.coin} viewBox="0 0 16 16" role="img" aria-label={t('unit')}>
          <circle cx="8" cy="8" r="7" fill="#ffd27a" />
          <path d="M8 4l4 4-4 4-4-4z" fill="#a5641a" />
        </svg>
        <b>{formatAmount(pack.price)}</b>
        {pack.usualPrice > pack.price && <s>{formatAmount(pack.usualPrice)}</s>}
      </span>
      {(unknown || state !== 'onSale') && (
        <span className={styles.mark}>{t(unknown ? 'unknown.mark' : `state.${state}`)}</span>
      )}
    </div>
  )
}
