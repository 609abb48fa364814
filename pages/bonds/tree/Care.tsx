import type { LoveTree } from '#shared/api/love-tree'
import { Button } from '#shared/kit/button'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import styles from './Garden.module.css'
import type zh from './locales/zh.json'

/** Water for nothing, fertiliser for PP coin: each so often a day. */
export function Care(props: {
  tree: LoveTree
  /** Why nothing can be done now. */
  why: string | undefined
  watering: boolean
  fertilising: boolean
  unknown: boolean
  onWater: () => void
  onFertilise: () => void
}) {
  const t = useT<typeof zh>()
  const { water, fertiliser } = props.tree
  const none = (left: number) => props.why ?? (left > 0 ? undefined : t('why.noneLeft'))
  return (
    <div className={styles.care}>
      <div>
        <Button
          block
          size="l"
          reason={none(water.left)}
          busy={props.watering}
          track="water"
          onClick={props.onWater}
        >
          {t('water')}
        </Button>
        <p>{t('adds', { growth: formatAmount(water.growth) })}</p>
        <p>{t('left', { left: water.left, total: water.total })}</p>
      </div>
      <div>
        <Button
          block
          size="l"
          look="ghost"
          reason={props.unknown ? undefined : none(fertiliser.left)}
          busy={props.fertilising}
          track="fertilise"
          onClick={props.onFertilise}
        >
          {props.unknown ? t('check') : t('fertilise')}
        </Button>
        <p>
          {t('addsFor', {
            growth: formatAmount(fertiliser.growth),
            price: formatAmount(fertiliser.price),
          })}
        </p>
        <p>{t('left', { left: fertiliser.left, total: fertiliser.total })}</p>
      </div>
    </div>
  )
}
