import { toLogin } from '#shared/features/login'
import { Confirm } from '#shared/kit/confirm'
import { Payer } from '#shared/kit/payer'
import { useRewardCount } from '#shared/kit/reward-count'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import type family from '../../_family/locales/zh.json'
import type { CandyPack, EmojiShop } from '../../_family/magic-emoji.ts'
import { Sweet } from '../../_family/toys/Sweet.tsx'
import type { Counter } from '../counter/use-counter.ts'
import type zh from '../locales/zh.json'
import { Bill } from './Bill.tsx'
import styles from './Dialog.module.css'
import { stageOf } from './stage.ts'

/** A pack before it is bought: what is in it, what it costs, what is left then. */
export function PackDialog(props: { open: boolean; shop: EmojiShop; pack: CandyPack; counter: Counter }) {
  const t = useT<typeof zh>()
  const own = useT<typeof family>('family')
  const countOf = useRewardCount()
  const { shop, pack, counter } = props
  const { id, name, tokens, rewards, price, limit, bought } = pack
  const balance = shop.wallet?.balance
  const stage = stageOf(shop, pack, balance, counter.purchase !== undefined)
  const coins = (count: number) => t('packs.coins', { count: formatAmount(count) })
  const confirm = () => {
    if (stage === 'guest') toLogin()
    else if (stage === 'short') navigate.recharge()
    else if (stage === 'ask' || stage === 'unknown') void counter.buy({ packId: id, price })
    else counter.close()
  }
  const bill: [string, string][] = [
    [shop.currency, `×${formatAmount(tokens)}`],
    ...rewards.map((reward): [string, string] => [reward.name, countOf(reward) || '×1']),
    [t('ask.price'), coins(price)],
    [t('packs.after'), balance === undefined || balance < price ? '--' : coins(balance - price)],
  ]
  if (limit > 0) bill.push([t('ask.limit'), t('packs.taken', { bought, limit })])
  return (
    <Confirm
      open={props.open}
      title={t(`pack.${stage}.title`, { name })}
      confirmText={t(`pack.${stage}.confirm`)}
      cancelText={t('later')}
      busy={counter.busy}
      track={`buy-${stage}`}
      onConfirm={confirm}
      onCancel={counter.close}
    >
      <div className={styles.show} data-gone={stage === 'soldOut'}>
        <Sweet id={id} className={styles.toy} />
      </div>
      {stage === 'ask' || stage === 'short' || stage === 'guest' ? (
        <Bill lines={bill} />
      ) : (
        <p className={styles.why} role="status">
          {stage === 'closed'
            ? own(`closed.${shop.phase as 'ended'}`)
            : t(`pack.${stage as 'unknown' | 'soldOut' | 'limitReached'}.text`, { name, limit })}
        </p>
      )}
      {(stage === 'ask' || stage === 'unknown') && <Payer />}
    </Confirm>
  )
}
