import { useState } from 'react'
import { type ChargeProduct, getChargeAccount } from '#shared/api/overseas-charge'
import { LoginPitch } from '#shared/kit/login-pitch'
import { RulesSheet } from '#shared/kit/rules-sheet'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import theme from '../_family/theme.module.css'
import { Counter } from './Counter.tsx'
import { CounterSkeleton } from './CounterSkeleton.tsx'
import { Hero } from './Hero.tsx'
import styles from './HomePage.module.css'
import type zh from './locales/zh.json'
import { UnderWay } from './UnderWay.tsx'
import { useOrders } from './use-orders.ts'

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
