import type { PetPrizePool } from '#shared/api/room-pet'
import { Button } from '#shared/kit/button'
import { Payer } from '#shared/kit/payer'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import type { Kennel } from '../kennel/use-kennel.ts'
import type zh from '../locales/zh.json'
import styles from './DrawBar.module.css'
import { type Draws, TIMES, type Times } from './use-draws.ts'

/** One turn or ten, with their prices. After a turn of unknown result only that one can be retried. */
export function DrawBar({ draws, pool, kennel }: { draws: Draws; pool: PetPrizePool; kennel: Kennel }) {
  const t = useT<typeof zh>('family')
  const { open, drawing } = draws
  const { pet, balance = pool.balance } = kennel.detail.data ?? {}
  const whyNot = (checks: boolean) => {
    if (kennel.acting !== null) return t(drawing ? 'draw.wait' : 'choice.wait')
    if (checks) return undefined
    if (open) return t('draw.unknown')
    return pet === null ? t('draw.noPet') : undefined
  }
  return (
    <div>
      <p className={styles.purse}>
        {t('draw.balance')} <b>{formatAmount(balance)}</b>
      </p>
      {open && (
        <p className={styles.unknown} role="status">
          {t('draw.unknown')}
        </p>
      )}
      <Payer />
      <div className={styles.turns}>
        {TIMES.map((times) => {
          const checks = open?.times === times
          const price = checks ? Number(open.price) : priceOf(pool, times)
          const poor = balance < price && !checks
          const asked = { count: formatAmount(price) }
          return (
            <Button
              key={times}
              size="l"
              look={times === '1' ? 'ghost' : 'primary'}
              track={poor ? 'recharge' : `draw-${times}`}
              busy={drawing === times}
              reason={whyNot(checks)}
              onClick={() => (poor ? navigate.recharge() : void draws.draw(times, price))}
            >
              <bdi>{checks ? t('draw.check') : t(times === '1' ? 'draw.one' : 'draw.ten')}</bdi>
              <small>
                {poor ? t('draw.recharge', asked) : price ? t('draw.price', asked) : t('draw.free')}
              </small>
            </Button>
          )
        })}
      </div>
    </div>
  )
}

const priceOf = ({ freeLeft, prices }: PetPrizePool, times: Times) =>
  times === '10' ? prices.ten : freeLeft ? 0 : prices.one
