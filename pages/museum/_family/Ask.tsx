import { useState } from 'react'
import { Losses } from '#shared/campaign/losses'
import type { DrawReward } from '#shared/campaign/reward'
import { SpendConfirm } from '#shared/campaign/spend-confirm'
import { isCrystalTipSuppressed, suppressCrystalTip } from '#shared/features/crystal-tip'
import { useLast } from '#shared/kit/sheet'
import { Stepper } from '#shared/kit/stepper'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './Rooms.module.css'
import type { Acts, MuseumData } from './use-museum.ts'

type Gift = MuseumData['shelves'][number]['gifts'][number]

/** What is to be decided. */
export type Question =
  | { of: 'synthesis'; gift: Gift }
  | { of: 'offer'; offer: MuseumData['stall']['offers'][number]; name: string }
  | { of: 'privilege'; privilege: MuseumData['privileges'][number] }
  | { of: 'refresh' | 'open' | 'reset' }

/** Confirms spending: the input, the result, and for a reset what is lost. */
export function Ask(props: {
  question: Question | undefined
  museum: MuseumData
  acts: Acts
  draw: DrawReward
  onCancel: () => void
}) {
  const t = useT<typeof zh>('family')
  const { museum: data, acts, draw } = props
  const [amount, setAmount] = useState(1)
  const [quiet, setQuiet] = useState(false)
  const question = useLast(props.question)
  if (!question) return null
  const { museum, balance, stall, collector } = data
  const many = question.of === 'offer' ? Math.max(1, Math.min(amount, question.offer.stock)) : 1
  const asking = () => {
    switch (question.of) {
      case 'synthesis': {
        const { gift } = question
        return {
          spender: acts.synthesis,
          price: gift.cost.coins,
          title: t('ask.synthesis', { name: gift.name }),
          unknown: acts.synthesis.opens.some(({ giftId }) => giftId === gift.id),
          send: () => acts.synthesis.spend({ museum, giftId: gift.id }),
          text: t('ask.goesIn', { name: gift.name, count: formatAmount(gift.cost.fragments) }),
        }
      }
      case 'offer': {
        const { offer, name } = question
        return {
          spender: acts.offer,
          price: offer.price * many,
          title: t('ask.offer', { name }),
          unknown: acts.offer.opens.some(({ offerId }) => offerId === offer.id),
          send: () => acts.offer.spend({ museum, offerId: offer.id, amount: many }),
          text: t('ask.brings', { name, count: formatAmount(offer.fragments * many) }),
        }
      }
      case 'privilege': {
        const { privilege } = question
        return {
          spender: acts.privilege,
          price: privilege.price,
          title: t('ask.privilege', { name: privilege.name }),
          unknown: acts.privilege.opens.some(({ privilegeId }) => privilegeId === privilege.id),
          send: () => acts.privilege.spend({ museum, privilegeId: privilege.id }),
          text: `${privilege.desc} · ${t('days', { count: privilege.days })}`,
        }
      }
      case 'refresh':
        return {
          spender: acts.refresh,
          price: stall.price,
          title: t('ask.refresh'),
          unknown: acts.refresh.open !== undefined,
          send: () => acts.refresh.spend({ museum, price: stall.price }),
          text: t('ask.refreshed'),
        }
      case 'open':
        return {
          spender: acts.open,
          price: collector.price,
          title: t('ask.open'),
          unknown: acts.open.open !== undefined,
          send: () => acts.open.spend({ museum }),
          text: t('collector.what'),
        }
      case 'reset':
        return {
          spender: acts.reset,
          price: collector.resetPrice,
          title: t('ask.reset'),
          unknown: acts.reset.open !== undefined,
          send: () => acts.reset.spend({ museum }),
          text: t('ask.loses'),
        }
    }
  }
  const { spender, price, title, unknown, send, text } = asking()
  return (
    <SpendConfirm
      open={props.question !== undefined}
      title={title}
      price={price}
      balance={balance}
      unknown={unknown}
      busy={spender.busy}
      track={`confirm-${question.of}`}
      onConfirm={() => {
        if (quiet) suppressCrystalTip()
        void send()
      }}
      onCancel={props.onCancel}
    >
      <p className={styles.what}>{text}</p>
      {question.of === 'synthesis' && question.gift.lit && !isCrystalTipSuppressed() && (
        <div className={styles.tip} data-expose="crystal-tip">
          <p>{t('ask.again')}</p>
          <label>
            <input
              type="checkbox"
              data-track="crystal-tip"
              checked={quiet}
              onChange={({ target }) => setQuiet(target.checked)}
            />
            {t('ask.quiet')}
          </label>
        </div>
      )}
      {question.of === 'reset' && (
        <Losses
          items={[t('ask.points', { count: formatAmount(collector.loses.points) })]}
          rewards={collector.loses.rewards}
          draw={draw}
          after={t('ask.stays')}
        />
      )}
      {question.of === 'offer' && question.offer.stock > 1 && (
        <Stepper
          className={styles.amount}
          label={t('ask.amount')}
          value={many}
          most={question.offer.stock}
          onChange={setAmount}
        />
      )}
    </SpendConfirm>
  )
}
