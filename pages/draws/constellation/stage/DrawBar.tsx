import type { StarBoard } from '#shared/api/constellation'
import { BlockedNote } from '#shared/kit/blocked-note'
import { Button } from '#shared/kit/button'
import { Payer } from '#shared/kit/payer'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { toast } from '#shared/runtime/toast'
import type zh from '../locales/zh.json'
import styles from './DrawBar.module.css'
import { KeyMark } from './KeyMark.tsx'
import { PRICE, TIMES, type Times } from './times.ts'

/** What I hold, and the two draws. After a draw of unknown result only that one can be retried. */
export function DrawBar(props: {
  board: StarBoard
  currency: string
  prices: { one: number; ten: number }
  drawing: Times | null
  unknown: Times | null
  /** Why nothing can be drawn now. */
  reason?: string
  /** Where draws can go on; undefined where that changes nothing. */
  onToMap: (() => void) | undefined
  onDraw: (times: Times) => void
  onGetKeys: () => void
}) {
  const t = useT<typeof zh>()
  const { unknown } = props
  const { keys } = props.board
  return (
    <>
      <p className={styles.purse}>
        <KeyMark /> <span>{props.currency}</span> <b>{formatAmount(keys)}</b>
        <Button look="ghost" size="s" track="get-keys" onClick={props.onGetKeys}>
          {t('draw.get')}
        </Button>
      </p>
      {unknown && (
        <p className={styles.unknown} role="status">
          {t('draw.unknown')}
        </p>
      )}
      <div className={styles.draws}>
        {TIMES.map((times) => {
          const price = props.prices[PRICE[times]]
          return (
            <Button
              key={times}
              size="l"
              track={`draw-${times}`}
              busy={props.drawing === times}
              // an unknown result can be looked up whatever the state of room and campaign
              reason={unknown ? (unknown === times ? '' : t('draw.unknown')) : props.reason}
              onClick={() => {
                if (keys >= price || unknown) return props.onDraw(times)
                toast.tip(t('draw.poor', { currency: props.currency }))
                props.onGetKeys()
              }}
            >
              <bdi>{t(unknown === times ? 'draw.check' : `draw.${PRICE[times]}`)}</bdi>
              <small>
                <KeyMark /> <span>{formatAmount(price)}</span>
              </small>
            </Button>
          )
        })}
      </div>
      <Payer />
      {props.reason && !unknown && (
        <BlockedNote
          text={props.reason}
          {...(props.onToMap && { action: t('draw.map'), onAction: props.onToMap })}
        />
      )}
    </>
  )
}
