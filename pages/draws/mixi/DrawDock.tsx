import { useState } from 'react'
import type { BlindBox, BlindBoxes } from '#shared/api/blind-box'
import { toLogin, useNobody, useOwnAmount } from '#shared/features/login'
import { Button } from '#shared/kit/button'
import { Payer } from '#shared/kit/payer'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import styles from './DrawDock.module.css'
import type zh from './locales/zh.json'
import { type Boxes, TIMES, type Times } from './use-boxes.ts'

/** One box or ten, with their prices and the purse. After a draw of unknown result only that one can be asked about. */
export function DrawDock({ boxes, data, box }: { boxes: Boxes; data: BlindBoxes; box: BlindBox }) {
  const t = useT<typeof zh>()
  const nobody = useNobody()
  const ownAmount = useOwnAmount()
  const [pressed, setPressed] = useState<Times>()
  const { open, busy } = boxes
  const over = data.phase !== 'running' && !open
  const act = async (times: Times, price: number, poor: boolean) => {
    if (nobody) return toLogin()
    if (poor) return navigate.recharge()
    setPressed(times)
    await boxes.draw(box.id, times, price)
  }
  return (
    <aside className={styles.dock} data-expose="draw">
      <Payer />
      <p className={styles.purse} role={open ? 'status' : undefined}>
        {open ? t('unknown') : t('balance', { count: ownAmount(data.balance) })}
      </p>
      <div className={styles.turns}>
        {TIMES.map((times) => {
          const asks = open?.times === times
          const price = asks ? Number(open.price) : box.prices[times === '1' ? 'one' : 'ten']
          const poor = !nobody && !asks && data.balance < price
          const reason = over ? t(`phase.${data.phase}`) : open && !asks ? t('unknown') : undefined
          return (
            <Button
              key={times}
              size="l"
              look={times === '1' ? 'ghost' : 'primary'}
              track={poor ? 'recharge' : `draw-${times}`}
              busy={busy && pressed === times}
              reason={busy ? t('wait') : reason}
              onClick={() => void act(times, price, poor)}
            >
              <bdi>{asks ? t('check') : t(times === '1' ? 'one' : 'ten')}</bdi>
              <small>{t(poor ? 'topUp' : 'price', { count: formatAmount(price) })}</small>
            </Button>
          )
        })}
      </div>
    </aside>
  )
}
