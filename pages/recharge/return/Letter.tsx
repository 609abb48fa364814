import type { ChargeOrder } from '#shared/api/overseas-charge'
import { toLogin } from '#shared/features/login'
import { Button } from '#shared/kit/button'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import { OrderFacts } from '../_family/OrderFacts.tsx'
import { Route, type Whereabouts } from '../_family/Route.tsx'
import styles from './Letter.module.css'
import type zh from './locales/zh.json'
import type { Result, Verdict } from './use-result.ts'

const WHEREABOUTS: Record<Verdict, Whereabouts> = {
  noOrder: 'start',
  loggedOut: 'start',
  checking: 'way',
  unknown: 'lost',
  notMine: 'start',
  paid: 'there',
  failed: 'start',
}

/** The letter with the verdict stamped on it, the order's facts, and what can be done. */
export function Letter({ result: { verdict, order, orderId, payment } }: { result: Result }) {
  const t = useT<typeof zh>()
  const waiting = verdict === 'checking' || verdict === 'unknown'
  return (
    <section className={styles.letter} data-verdict={verdict} data-expose={`result-${verdict}`}>
      <Route at={WHEREABOUTS[verdict]} className={styles.route} />
      <div className={styles.status} role="status">
        {(verdict === 'paid' || verdict === 'failed') && (
          <p className={styles.postmark} aria-hidden="true">
            {t(`stamp.${verdict}`)}
          </p>
        )}
        <h1 className={styles.title}>{t(`${verdict}.title`)}</h1>
        <p className={styles.text}>{(verdict === 'failed' && order?.reason) || t(`${verdict}.text`)}</p>
      </div>
      {(orderId || verdict === 'checking') && (
        <OrderFacts orderId={orderId} order={order} asking={verdict === 'checking'} />
      )}
      <div className={styles.actions}>
        {waiting && (
          <Button
            block
            size="l"
            look={verdict === 'unknown' ? 'primary' : 'ghost'}
            busy={payment.asking}
            track="ask-again"
            onClick={() => void payment.ask()}
          >
            {t('ask')}
          </Button>
        )}
        <Ways verdict={verdict} order={order} />
      </div>
      {waiting && (
        <p className={styles.asked}>
          {payment.askedAt > 0 ? t('asked', { time: formatDate(payment.askedAt, 'time') }) : '\u00a0'}
        </p>
      )}
    </section>
  )
}

function Ways({ verdict, order }: { verdict: Verdict; order?: ChargeOrder }) {
  const t = useT<typeof zh>()
  // whoever pays again pays for the same person
  const topUp = () => navigate.to('/recharge/home', { toUserId: order?.recipient.userId })
  if (verdict === 'loggedOut')
    return (
      <Button block size="l" track="login" onClick={() => toLogin('/recharge/login')}>
        {t('logIn')}
      </Button>
    )
  return (
    <>
      {(verdict === 'failed' || verdict === 'noOrder' || verdict === 'notMine') && (
        <Button block size="l" track="top-up" onClick={topUp}>
          {t(verdict === 'failed' ? 'again' : 'topUp')}
        </Button>
      )}
      <Button block look="quiet" track="orders" onClick={() => navigate.to('/recharge/list')}>
        {t('orders')}
      </Button>
      {verdict === 'paid' && (
        <Button block look="quiet" track="top-up" onClick={topUp}>
          {t('more')}
        </Button>
      )}
    </>
  )
}
