import { isOver } from '#shared/api/campaign'
import type { LoveTree } from '#shared/api/love-tree'
import { Button } from '#shared/kit/button'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import styles from './Garden.module.css'
import type zh from './locales/zh.json'

/** Watering is free, fertiliser costs PP coins; both have a daily limit. A tree that bears all its fruit takes neither. */
export function Care(props: {
  tree: LoveTree
  busy: 'water' | 'fertilise' | undefined
  /** The result of the last fertilising is not known. */
  unknown: boolean
  onCare: (what: 'water' | 'fertilise') => void
  onRecords: () => void
}) {
  const t = useT<typeof zh>()
  const { water, fertiliser, phase, missing, fruits } = props.tree
  const why = phase === 'coming' ? t('why.coming') : isOver(phase) ? t('why.over') : undefined
  if (missing === 0 && !props.unknown) {
    const isEmpty = fruits.every(({ state }) => state === 'received')
    return (
      <div className={styles.grownUp} data-expose="grown-up">
        <p>{t(isEmpty ? 'grownUp.picked' : 'grownUp.hanging')}</p>
        <Button look="ghost" size="s" track="look-back" onClick={props.onRecords}>
          {t('records')}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.care}>
      {(['water', 'fertilise'] as const).map((what) => {
        const { left, total, growth } = what === 'water' ? water : fertiliser
        const check = what === 'fertilise' && props.unknown
        return (
          <div key={what}>
            <Button
              block
              size="l"
              look={what === 'water' ? 'primary' : 'ghost'}
              reason={check ? undefined : (why ?? (left > 0 ? undefined : t('why.noneLeft')))}
              busy={props.busy === what}
              track={what}
              onClick={() => props.onCare(what)}
            >
              {t(check ? 'check' : what)}
            </Button>
            <p>
              {t(what === 'water' ? 'adds' : 'addsFor', {
                growth: formatAmount(growth),
                count: formatAmount(fertiliser.price),
              })}
            </p>
            <p>{t('left', { left, total })}</p>
          </div>
        )
      })}
    </div>
  )
}
