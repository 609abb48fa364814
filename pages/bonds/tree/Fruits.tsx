import type { LoveTree } from '#shared/api/love-tree'
import { drawPrize } from '#shared/campaign/prize'
import { RewardArt, RewardName } from '#shared/campaign/reward'
import { useNow } from '#shared/runtime/clock'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { toast } from '#shared/runtime/toast'
import styles from './Fruits.module.css'
import type zh from './locales/zh.json'

const MINUTE = 60_000

/** The fruit in the tree, each at its place: growing until its hour by the server's clock, ripe to be picked, had. */
export function Fruits(props: { tree: LoveTree; busy: string | null; onPick: (id: string) => void }) {
  const t = useT<typeof zh>()
  const now = useNow(MINUTE)
  return (
    <ul className={styles.fruits}>
      {props.tree.fruits.map(({ id, reward, ripeAt, state }, place) => {
        const ripe = state === 'ripe' || (state === 'growing' && now !== null && now >= ripeAt)
        const shown = ripe ? 'ripe' : state
        const why = state === 'received' ? t('had') : t('ripe', { at: formatDate(ripeAt, 'minute') })
        return (
          <li key={id} data-place={place} data-state={shown}>
            <button
              type="button"
              data-track={ripe ? 'fruit' : 'fruit-not-now'}
              aria-busy={props.busy === id || undefined}
              onClick={() => (ripe ? props.onPick(id) : toast.tip(why))}
            >
              <span className={styles.art}>
                <RewardArt reward={reward} draw={drawPrize} />
              </span>
              <span className={styles.said}>
                <RewardName reward={reward} /> <span>{t(`fruit.${shown}`)}</span>
              </span>
              {ripe && <i aria-hidden="true">{t('pick')}</i>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
