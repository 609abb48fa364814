import { useState } from 'react'
import type { InferOutput } from 'valibot'
import { type GiftFlow, type GiftHolding, type GiftRecord, sendGift } from '#shared/api/gift-box'
import { AskPerson, type Person } from '#shared/campaign/people-picker'
import { PendingNote } from '#shared/campaign/spend-confirm'
import { update, useSpendMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { useNoApp } from '#shared/kit/open-in-app'
import { Payer } from '#shared/kit/payer'
import { Sheet, useLast } from '#shared/kit/sheet'
import { Stepper } from '#shared/kit/stepper'
import { bridge } from '#shared/runtime/bridge'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { GiftArt } from '../_family/draw-gift.tsx'
import { Given } from './Given.tsx'
import styles from './GiveSheet.module.css'
import type zh from './locales/zh.json'

type Gift = { giftId: string; toUserId: string; amount: number }

/**
 * Gives a gift once: how many, to whom, and a confirmation, for it cannot be taken back. While it is unknown whether the
 * last one arrived, a note above the box checks it.
 */
export function GiveSheet(props: {
  holding: GiftHolding | undefined
  flow: Query<GiftFlow>
  /** Of the points that giving brings. */
  refetch: () => Promise<void>
  onClose: () => void
}) {
  const t = useT<typeof zh>()
  const noApp = useNoApp()
  const [amount, setAmount] = useState(1)
  const [person, setPerson] = useState<Person>()
  const [given, setGiven] = useState<GiftRecord>()
  const { spend, busy, open } = useSpendMutation<Gift, InferOutput<(typeof sendGift)['output']>>(sendGift, {
    updates: [
      update(props.flow, ({ holdings, record }) => (now) => ({
        ...now,
        holdings,
        list: [record, ...now.list.filter(({ id }) => id !== record.id)],
      })),
    ],
    refetch: props.refetch,
    onSuccess({ record }) {
      setGiven(record)
      void props.refetch()
    },
  })
  const holding = useLast(props.holding)
  const most = holding?.count ?? 1
  const many = Math.min(amount, most)
  const close = () => {
    setAmount(1)
    props.onClose()
  }
  return (
    <>
      {open && (
        <PendingNote busy={busy} onCheck={() => void spend(open)}>
          {t('unknown', { count: formatAmount(open.amount), id: open.toUserId })}
        </PendingNote>
      )}
      {holding && (
        <Sheet
          open={props.holding !== undefined}
          title={t('give.title', { name: holding.gift.name })}
          onClose={close}
          expose="give"
          footer={
            <AskPerson
              look="primary"
              person={person}
              onChange={setPerson}
              reason={open && t('give.first')}
              title={t('sure.title')}
              confirmText={t('sure.do')}
              busy={busy}
              track="confirm-give"
              onConfirm={(toUserId) => spend({ giftId: holding.gift.id, toUserId, amount: many }).then(close)}
            >
              <p>{t('sure.what', { name: holding.gift.name, count: formatAmount(many) })}</p>
              <p>{t('sure.final')}</p>
              <Payer />
              {person && !noApp && (
                <Button
                  block
                  look="quiet"
                  track="native-box"
                  onClick={() =>
                    void bridge.openGiftBox({
                      type: holding.gift.id,
                      userId: person.userId,
                      nickname: person.nickname,
                    })
                  }
                >
                  {t('give.native')}
                </Button>
              )}
            </AskPerson>
          }
        >
          <div className={styles.gift}>
            <GiftArt gift={holding.gift} className={styles.art} />
            <p>{t('give.have', { count: formatAmount(most) })}</p>
            <Stepper label={t('give.amount')} value={many} most={most} all onChange={setAmount} />
          </div>
        </Sheet>
      )}
      <Given record={given} onClose={() => setGiven(undefined)} />
    </>
  )
}
