import { useState } from 'react'
import type { GiftHolding } from '#shared/api/gift-box'
import { AskPerson, type Person } from '#shared/campaign/people-picker'
import { RewardArt } from '#shared/campaign/reward'
import { Button } from '#shared/kit/button'
import { useNoApp } from '#shared/kit/open-in-app'
import { Sheet, useLast } from '#shared/kit/sheet'
import { Stepper } from '#shared/kit/stepper'
import { bridge } from '#shared/runtime/bridge'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { drawGift } from '../_family/draw-gift.tsx'
import styles from './GiveSheet.module.css'
import type zh from './locales/zh.json'
import type { Giving } from './use-give.ts'

/** How many of a gift, to whom, and a confirmation before it is sent: a gift cannot be taken back. */
export function GiveSheet(props: { holding: GiftHolding | undefined; giving: Giving; onClose: () => void }) {
  const t = useT<typeof zh>()
  const { giving } = props
  const noApp = useNoApp()
  const [amount, setAmount] = useState(1)
  const [person, setPerson] = useState<Person>()
  const holding = useLast(props.holding)
  if (!holding) return null
  const { gift, count } = holding
  const many = Math.min(amount, count)
  const close = () => {
    setAmount(1)
    props.onClose()
  }
  return (
    <Sheet
      open={props.holding !== undefined}
      title={t('give.title', { name: gift.name })}
      onClose={close}
      expose="give"
      footer={
        <AskPerson
          look="primary"
          person={person}
          onChange={setPerson}
          reason={giving.open && t('give.first')}
          title={t('sure.title')}
          confirmText={t('sure.do')}
          busy={giving.busy}
          track="confirm-give"
          onConfirm={(toUserId) => giving.spend({ giftId: gift.id, toUserId, amount: many }).then(close)}
        >
          <p>{t('sure.what', { name: gift.name, count: formatAmount(many) })}</p>
          <p>{t('sure.final')}</p>
          {person && !noApp && (
            <Button
              block
              look="quiet"
              track="native-box"
              onClick={() =>
                void bridge.openGiftBox({ type: 'gift', userId: person.userId, nickname: person.nickname })
              }
            >
              {t('give.native')}
            </Button>
          )}
        </AskPerson>
      }
    >
      <div className={styles.gift}>
        <span className={styles.art}>
          <RewardArt reward={gift} draw={drawGift} />
        </span>
        <p>{t('give.have', { count: formatAmount(count) })}</p>
        <Stepper label={t('give.amount')} value={many} most={count} all onChange={setAmount} />
      </div>
    </Sheet>
  )
}
