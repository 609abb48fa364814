import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type family from '../../_family/locales/zh.json'
import type { Emoji } from '../../_family/magic-emoji.ts'
import { Sweet } from '../../_family/toys/Sweet.tsx'
import { Toy } from '../../_family/toys/Toy.tsx'
import type zh from '../locales/zh.json'
import styles from './Blister.module.css'

/** One emoji in a pack that hangs on a peg: how long it lasts, how many are left, its price. */
export function Blister(props: { emoji: Emoji; currency: string; onChoose: () => void }) {
  const t = useT<typeof zh>()
  const own = useT<typeof family>('family')
  const { id, name, image, days, stock, total, price, state, mine } = props.emoji
  return (
    <li>
      <button
        type="button"
        className={styles.pack}
        data-toy={id}
        data-state={state}
        data-track="emoji"
        aria-haspopup="dialog"
        onClick={props.onChoose}
      >
        <b className={styles.name}>{name}</b>
        <span className={styles.window}>
          <Toy id={id} image={image} className={styles.toy} />
          <span className={styles.days}>{days > 0 ? own('days', { count: days }) : own('forever')}</span>
          {mine && <span className={styles.mine}>{t('mine')}</span>}
          {state !== 'onSale' && <b className={styles.stamp}>{own(`state.${state}`)}</b>}
        </span>
        <span className={styles.stock}>
          <i className={styles.gauge}>
            <i style={{ transform: `scaleX(${total > 0 ? Math.min(1, stock / total) : 0})` }} />
          </i>
          <span>{t('left', { count: stock })}</span>
        </span>
        <span className={styles.price}>
          <Sweet id="candy" className={styles.candy} />
          {formatAmount(price)} <span className={styles.currency}>{props.currency}</span>
        </span>
      </button>
    </li>
  )
}
