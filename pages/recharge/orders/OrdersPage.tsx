import { useState } from 'react'
import { type ChargeOrder, getChargeLog } from '#shared/api/overseas-charge'
import { formatMoney } from '#shared/features/money'
import { usePaged } from '#shared/features/paged'
import { Button } from '#shared/kit/button'
import { LoginPitch } from '#shared/kit/login-pitch'
import { Skeleton } from '#shared/kit/skeleton'
import { Notice, StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import { EndlessList } from '#shared/ui/list'
import type family from '../_family/locales/zh.json'
import { Route } from '../_family/Route.tsx'
import theme from '../_family/theme.module.css'
import type zh from './locales/zh.json'
import { OrderSheet } from './OrderSheet.tsx'
import styles from './OrdersPage.module.css'

/** The counterfoils of all that was sent. */
export function OrdersPage() {
  const t = useT<typeof zh>()
  const orders = usePaged(getChargeLog, {})
  const [open, setOpen] = useState<ChargeOrder>()
  // what was opened may have been decided since
  const shown = open && (orders.items.find(({ orderId }) => orderId === open.orderId) ?? open)
  return (
    <ThemeRoot className={`${theme.theme} ${styles.page}`}>
      <header className={styles.hero}>
        <a className={styles.back} href="/recharge/home" data-track="back">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M15 5l-7 7 7 7" />
          </svg>
          {t('back')}
        </a>
        <h1 className={styles.title}>{t('title')}</h1>
        <Route at="there" className={styles.route} />
      </header>
      <StateView
        call={orders.first}
        pitch={
          <LoginPitch
            framed
            loginAt="/recharge/login"
            points={[t('guest.one'), t('guest.two'), t('guest.three')]}
          />
        }
        skeleton={<Skeleton height={112} radius={6} lines={3} />}
        loginAt="/recharge/login"
      >
        {({ list }) =>
          list.length > 0 ? (
            <EndlessList
              className={styles.list}
              label={t('title')}
              list={orders}
              keyOf={({ orderId }) => orderId}
              row={(order) => <Stub order={order} onOpen={() => setOpen(order)} />}
              place="orders"
            />
          ) : (
            <Notice mood="empty" text={t('empty')}>
              <Button track="top-up" onClick={() => navigate.to('/recharge/home')}>
                {t('topUp')}
              </Button>
            </Notice>
          )
        }
      </StateView>
      <OrderSheet order={shown} onClose={() => setOpen(undefined)} onAsk={orders.refetch} />
    </ThemeRoot>
  )
}

/** One order as a counterfoil: what was sent to whom, and where it is. */
function Stub({ order, onOpen }: { order: ChargeOrder; onOpen: () => void }) {
  const t = useT<typeof family>('family')
  return (
    <button
      type="button"
      className={styles.stub}
      data-state={order.state}
      data-track="order"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className={styles.main}>
        <b className={styles.coins}>{t('coins', { count: formatMoney(String(order.coins)) })}</b>
        <span className={styles.to}>
          {t('order.to')} <bdi>{order.recipient.nickname}</bdi>
        </span>
        <span className={styles.time}>{formatDate(order.at, 'minute')}</span>
      </span>
      <span className={styles.side}>
        <span className={styles.state}>{t(`state.${order.state}`)}</span>
        <b className={styles.price}>{formatMoney(order.price, order.currency)}</b>
      </span>
    </button>
  )
}
