import { useState } from 'react'
import type { GiftPack } from '#shared/api/gift-pack'
import { drawPrize } from '#shared/campaign/prize'
import { RewardArt } from '#shared/campaign/reward'
import { toLogin } from '#shared/features/login'
import { Button } from '#shared/kit/button'
import { Payer } from '#shared/kit/payer'
import { useRewardCount } from '#shared/kit/reward-count'
import { Sheet, useLast } from '#shared/kit/sheet'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import { useSession } from '#shared/runtime/session'
import type zh from '../locales/zh.json'
import type { Purchase } from '../use-purchase'
import { Bill } from './Bill'
import styles from './PackSheet.module.css'
import { useQuote } from './use-quote'

/** One pack: what is in it, what it costs after the best coupon, and buying it. */
export function PackSheet(props: {
  pack?: GiftPack
  balance: number
  purchase: Purchase
  onClose: () => void
}) {
  const t = useT<typeof zh>()
  const { loggedIn } = useSession()
  const { purchase, onClose, balance } = props
  const [plain, setPlain] = useState(false)
  const countOf = useRewardCount()
  const quote = useQuote(props.pack, plain)
  const pack = useLast(props.pack)
  if (!pack) return null
  const open = purchase.unknown.find(({ packId }) => packId === pack.id)
  const price = open?.price ?? quote.price
  const close = () => {
    if (purchase.busy) return
    setPlain(false)
    onClose()
  }
  const buy = async () => {
    if (await purchase.buy({ packId: pack.id, price: quote.price, couponId: quote.coupon?.id })) close()
  }
  const reason = () => {
    if (open) return undefined
    if (pack.state !== 'onSale') return t(`state.${pack.state}`)
    return price > balance ? t('pack.short') : undefined
  }
  return (
    <Sheet
      open={props.pack !== undefined}
      title={pack.name}
      onClose={close}
      expose="pack"
      footer={
        loggedIn ? (
          <div className={styles.actions}>
            {!open && pack.state === 'onSale' && price > balance && (
              <Button look="ghost" track="top-up" onClick={() => navigate.recharge()}>
                {t('topUp')}
              </Button>
            )}
            <Button
              block
              size="l"
              busy={purchase.busy || (!open && quote.status === 'loading')}
              reason={reason()}
              track="buy"
              onClick={() => void buy()}
            >
              {open ? t('unknown.again') : t('pack.buy', { count: formatAmount(price) })}
            </Button>
          </div>
        ) : (
          <Button block size="l" track="login" onClick={() => toLogin()}>
            {t('pack.logIn')}
          </Button>
        )
      }
    >
      <p className={styles.desc}>{pack.desc}</p>
      <ul className={styles.goods}>
        {pack.rewards.map((good) => (
          <li key={`${good.id} ${good.days}`}>
            <span className={styles.good}>
              <RewardArt reward={good} draw={drawPrize} />
            </span>
            <span>
              {good.name} <b>{countOf(good)}</b>
            </span>
          </li>
        ))}
      </ul>
      {pack.limit > 0 && (
        <p className={styles.limit}>
          {t(`pack.limit.${pack.period}`, { bought: pack.bought, limit: pack.limit })}
        </p>
      )}
      {pack.stock !== null && <p className={styles.limit}>{t('pack.stock', { count: pack.stock })}</p>}
      {open ? (
        <p className={styles.warn} role="status">
          {t('unknown.text', { count: formatAmount(open.price) })}
        </p>
      ) : (
        loggedIn &&
        pack.state === 'onSale' && (
          <>
            <Bill pack={pack} quote={quote} balance={balance} plain={plain} onPlain={setPlain} />
            <Payer />
          </>
        )
      )}
    </Sheet>
  )
}
