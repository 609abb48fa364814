import type { LoveTree } from '#shared/api/love-tree'
import { Button } from '#shared/kit/button'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import styles from './Garden.module.css'
import type zh from './locales/zh.json'

/** Watering is free, fertiliser costs PP coins; both have a daily limit. */
export function Care(props: {
  tree: LoveTree
  /** Why nothing can be done now. */
  why: string | undefined
  busy: 'water' | 'fertilise' | undefined
  /** The result of the last fertilising is not known. */
  unknown: boolean
  onWater: () => void
  onFertilise: () => void
}) {
  const t = useT<typeof zh>()
  const { tree, why, busy, unknown } = props
  const care = (what: 'water' | 'fertilise', { left, total }: LoveTree['water'], adds: string) => {
    const check = what === 'fertilise' && unknown
    return (
      <div>
        <Button
          block
          size="l"
          look={what === 'water' ? 'primary' : 'ghost'}
          reason={check ? undefined : (why ?? (left > 0 ? undefined : t('why.noneLeft')))}
          busy={busy === what}
          track={what}
          onClick={what === 'water' ? props.onWater : props.onFertilise}
        >
          {t(check ? 'check' : what)}
        </Button>
        <p>{adds}</p>
        <p>{t('left', { left, total })}</p>
      </div>
    )
  }
  const growth = formatAmount(tree.fertiliser.growth)
  return (
    <div className={styles.care}>
      {care('water', tree.water, t('adds', { growth: formatAmount(tree.water.growth) }))}
      {care(
        'fertilise',
        tree.fertiliser,
        t('addsFor', { growth, price: formatAmount(tree.fertiliser.price) }),
      )}
    </div>
  )
}
