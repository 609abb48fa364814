import type { PetPrizePool } from '#shared/api/room-pet'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import type { Kennel } from '../kennel/use-kennel.ts'
import type zh from '../locales/zh.json'
import styles from './DrawBar.module.css'
import { type Draws, TIMES } from './use-draws.ts'

/** One turn or ten, with their prices. After a turn of unknown result only that one can be asked again. */
export function DrawBar({ draws, pool, kennel }: { draws: Draws; pool: PetPrizePool; kennel: Kennel }) {
  const t = useT<typeof zh>('family')
  const { unknown, drawing } = draws
  const { pet, balance = pool.balance } = kennel.detail.data ?? {}
  return (
    <div className={styles.bar}>
      <p className={styles.purse}>
        {t('draw.balance')} <b>{balance}</b>
      </p>
      {unknown && (
        <p className={styles.unknown} role="status">
          {t('draw.unknown')}
        </p>
      )}
      <div className={styles.turns}>
        {TIMES.map((times) => {
          const price = times === '10' ? pool.prices.ten : pool.freeLeft ? 0 : pool.prices.one
          const poor = balance < price && unknown !== times
          const taken = drawing !== null && drawing !== times
          const waits = unknown && unknown !== times ? t('draw.unknown') : taken ? t('draw.wait') : undefined
          return (
            <Button
              key={times}
              size="l"
              look={times === '1' ? 'ghost' : 'primary'}
              track={poor ? 'recharge' : `draw-${times}`}
              busy={drawing === times}
              reason={pet === null ? t('draw.noPet') : waits}
              onClick={() => (poor ? navigate.recharge() : void draws.draw(times))}
            >
              {unknown === times ? t('draw.check') : t(times === '1' ? 'draw.one' : 'draw.ten')}
              <small>
                {poor ? t('draw.recharge', { price }) : price ? t('draw.price', { price }) : t('draw.free')}
              </small>
            </Button>
          )
        })}
      </div>
    </div>
  )
}
