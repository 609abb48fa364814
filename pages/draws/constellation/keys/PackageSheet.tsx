import type { StarBoard } from '#shared/api/constellation'
import { buyGiftPackage, type getGiftPackages, type StarPackage } from '#shared/api/constellation-rewards'
import { type Reward, RewardName } from '#shared/campaign/reward'
import { update, useSpendMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { Payer } from '#shared/kit/payer'
import { Sheet } from '#shared/kit/sheet'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import type { Endpoint, Query } from '#shared/runtime/request'
import { words } from '../error-words.ts'
import type zh from '../locales/zh.json'
import { RewardArt } from '../rewards/RewardArt.tsx'
import styles from './Packages.module.css'

type Shelf = typeof getGiftPackages extends Endpoint<never, infer Out> ? Out : never

/** A package's contents, limit and price; buys it, or leads to the recharge where PP coin is missing. */
export function PackageSheet(props: {
  offer: StarPackage
  call: Query<Shelf>
  board: Query<StarBoard>
  open: boolean
  reason?: string
  onClose: () => void
  onBought: (rewards: Reward[]) => void
}) {
  const t = useT<typeof zh>()
  const { offer, call, board } = props
  const { limit, bought, state, price, usualPrice } = offer
  const { spend, busy, open } = useSpendMutation(buyGiftPackage, {
    updates: [
      update(call, ({ granted: _, keys: __, ...shelf }) => shelf),
      update(board, ({ keys }) => (now) => ({ ...now, keys })),
    ],
    errorText: words,
    onSuccess: ({ granted }) => props.onBought(granted),
  })
  const balance = call.data?.balance ?? 0
  const poor = !open && balance < price
  return (
    <Sheet
      open={props.open}
      title={offer.name}
      expose="package"
      onClose={props.onClose}
      footer={
        <div className={styles.till}>
          <Payer />
          <p role={open && 'status'}>
            <span>{t(open ? 'packages.unknown' : 'packages.balance')}</span>
            <b> {formatAmount(balance)}</b>
          </p>
          <Button
            block
            track={poor ? 'recharge' : 'buy-package'}
            busy={busy}
            reason={open ? '' : state === 'onSale' ? props.reason : t(`packages.${state}`)}
            onClick={() => (poor ? navigate.recharge() : void spend({ packageId: offer.id, price }))}
          >
            {t(open ? 'draw.check' : poor ? 'packages.recharge' : 'packages.buy', {
              count: formatAmount(price),
            })}
          </Button>
        </div>
      }
    >
      <div className={styles.contents}>
        <ul>
          {offer.rewards.map((reward) => (
            <li key={`${reward.id} ${reward.amount}`}>
              <RewardArt reward={reward} />
              <span>
                <RewardName reward={reward} />
              </span>
            </li>
          ))}
        </ul>
        <p>
          <strong>{t('packages.price', { count: formatAmount(price) })}</strong>{' '}
          {usualPrice > price && <s>{formatAmount(usualPrice)}</s>}
          <span>{t(limit > 0 ? 'packages.limit' : 'packages.noLimit', { bought, limit })}</span>
        </p>
      </div>
    </Sheet>
  )
}
