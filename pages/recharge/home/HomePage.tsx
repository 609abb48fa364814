import { useState } from 'react'
import {
  type ChargeOrder,
  type ChargeProduct,
  getChargeAccount,
  getChargeLog,
} from '#shared/api/overseas-charge'
import { formatMoney } from '#shared/features/money'
import { LoginPitch } from '#shared/kit/login-pitch'
import { RulesSheet } from '#shared/kit/rules-sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import theme from '../_family/theme.module.css'
import { Counter } from './Counter.tsx'
import { Hero } from './Hero.tsx'
import styles from './HomePage.module.css'
import type zh from './locales/zh.json'

const latest = { ...getChargeLog, quiet: true }

/** The newest order that is not decided yet: somebody may have come back from paying by any way, or by none. */
function useOrders(): { underWay?: ChargeOrder; refetch: () => Promise<void> } {
  const { data, refetch } = useQuery(latest, { pageNum: 1, pageSize: 5 }, { pollMs: 15_000 })
  return { underWay: data?.list.find(({ state }) => state === 'processing'), refetch }
}

/** Who gets how many PP coin, and what that costs here. */
export function HomePage() {
  const t = useT<typeof zh>()
  const account = useQuery(getChargeAccount, ({ param }) => {
    const asked = param('toUserId')
    return /^\d{1,19}$/.test(asked) ? { toUserId: asked } : {}
  })
  const orders = useOrders()
  const [product, setProduct] = useState<ChargeProduct>()
  const reload = async () => {
    await Promise.all([account.refetch(), orders.refetch()])
  }
  return (
    <ThemeRoot className={`${theme.theme} ${styles.page}`}>
      <Hero />
      <StateView
        call={account}
        skeleton={<CounterSkeleton />}
        loginAt="/recharge/login"
        pitch={
          <LoginPitch
            framed
            loginAt="/recharge/login"
            points={[t('guest.one'), t('guest.two'), t('guest.three')]}
          />
        }
        isEmpty={({ products }) => products.length === 0}
        emptyText={t('empty')}
      >
        {(offer) => (
          <>
            {orders.underWay && <UnderWay order={orders.underWay} />}
            <Counter
              offer={offer}
              product={offer.products.find(({ id }) => id === product?.id)}
              onProduct={setProduct}
              underWay={orders.underWay}
              reload={reload}
            />
          </>
        )}
      </StateView>
      <nav className={styles.links}>
        <a href="/recharge/list" data-track="orders" data-next>
          {t('orders')}
        </a>
        <RulesSheet
          title={t('rules.title')}
          sections={[
            { title: t('rules.pay'), items: [t('rules.check'), t('rules.once'), t('rules.price')] },
            { title: t('rules.after'), items: [t('rules.arrive'), t('rules.unknown'), t('rules.failed')] },
          ]}
        />
      </nav>
    </ThemeRoot>
  )
}

/** The label and a sheet of stamps, before anything is known. */
function CounterSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton height={124} radius={6} />
      <div className={styles.stamps}>
        <Skeleton height={148} radius={2} lines={1} />
        <Skeleton height={148} radius={2} lines={1} />
        <Skeleton height={148} radius={2} lines={1} />
        <Skeleton height={148} radius={2} lines={1} />
      </div>
    </div>
  )
}

/** An order whose payment is not decided: the way back to it, whatever became of the payment page. */
function UnderWay({ order }: { order: ChargeOrder }) {
  const t = useT<typeof zh>()
  return (
    <a
      className={styles.slip}
      href={`/recharge/interPage?orderId=${encodeURIComponent(order.orderId)}`}
      data-track="under-way"
      data-expose="under-way"
    >
      <span className={styles.words}>
        <b>{t('underWay.title', { price: formatMoney(order.price, order.currency) })}</b>
        <span>
          {t('underWay.text', { time: formatDate(order.at, 'minute') })}{' '}
          <span translate="no">{order.orderId}</span>
        </span>
      </span>
      <span className={styles.see}>{t('underWay.see')}</span>
    </a>
  )
}
