import { useRewardCount } from '#shared/kit/reward-count'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { CandyPack, EmojiShop } from '../../_family/magic-emoji.ts'
import { Panel } from '../../_family/panel/Panel.tsx'
import { Sweet } from '../../_family/toys/Sweet.tsx'
import type zh from '../locales/zh.json'
import styles from './Packs.module.css'

/** Where people who lack candy are led to. */
export const PACKS_ID = 'packs'

/** What turns PP coin into candy. */
export function Packs({ shop, onChoose }: { shop: EmojiShop; onChoose: (id: string) => void }) {
  const t = useT<typeof zh>()
  if (shop.packs.length === 0) return null
  return (
    <Panel title={t('packs.title')} expose="packs" id={PACKS_ID} className={styles.panel}>
      <ul>
        {shop.packs.map((pack) => (
          <Pack key={pack.id} pack={pack} currency={shop.currency} onChoose={() => onChoose(pack.id)} />
        ))}
      </ul>
    </Panel>
  )
}

function Pack(props: { pack: CandyPack; currency: string; onChoose: () => void }) {
  const t = useT<typeof zh>()
  const countOf = useRewardCount()
  const { id, name, tokens, rewards, price, usualPrice, limit, bought, state } = props.pack
  const holds = [
    `${props.currency} ×${formatAmount(tokens)}`,
    ...rewards.map((reward) => `${reward.name} ${countOf(reward)}`.trim()),
  ]
  return (
    <li>
      <button
        type="button"
        className={styles.pack}
        data-state={state}
        data-track="pack"
        aria-haspopup="dialog"
        onClick={props.onChoose}
      >
        <Sweet id={id} className={styles.art} />
        <span className={styles.what}>
          <b>{name}</b>
          <small>{holds.join(' + ')}</small>
          {limit > 0 && <small>{t('packs.limit', { bought, limit })}</small>}
        </span>
        <span className={styles.price}>
          {state === 'onSale' ? (
            <>
              <b>{formatAmount(price)}</b>
              {usualPrice > price && <s>{formatAmount(usualPrice)}</s>}
              <small>{t('packs.unit')}</small>
            </>
          ) : (
            <b className={styles.off}>{t(`packs.${state}`)}</b>
          )}
        </span>
      </button>
    </li>
  )
}
