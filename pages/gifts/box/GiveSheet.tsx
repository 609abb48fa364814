import { useState } from 'react'
import type { GiftHolding } from '#shared/api/gift-box'
import type { Relation } from '#shared/api/user-relation'
import { ConfirmPerson, PeoplePicker } from '#shared/campaign/people-picker'
import { RewardArt } from '#shared/campaign/reward'
import { Avatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { useNoApp } from '#shared/kit/open-in-app'
import { Sheet, useLast } from '#shared/kit/sheet'
import { Stepper } from '#shared/kit/stepper'
import { bridge } from '#shared/runtime/bridge'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useSession } from '#shared/runtime/session'
import { drawGift } from '../_family/draw-gift.tsx'
import styles from './GiveSheet.module.css'
import type zh from './locales/zh.json'
import type { Giving } from './use-give.ts'

/** How many of a gift, to whom, and a question before it leaves: a gift does not come back. */
export function GiveSheet(props: { holding: GiftHolding | undefined; giving: Giving; onClose: () => void }) {
  const t = useT<typeof zh>()
  const { giving, onClose } = props
  const { userId } = useSession()
  const noApp = useNoApp()
  const [amount, setAmount] = useState(1)
  const [person, setPerson] = useState<Relation>()
  const [stage, setStage] = useState<'picking' | 'asking'>()
  const holding = useLast(props.holding)
  if (!holding) return null
  const { gift, count } = holding
  const many = Math.min(amount, count)
  const leave = () => {
    if (giving.busy) return
    setStage(undefined)
    setAmount(1)
    onClose()
  }
  const give = async () => {
    if (person) await giving.spend({ giftId: gift.id, toUserId: person.userId, amount: many })
    setStage(undefined)
    setAmount(1)
    onClose()
  }
  return (
    <>
      <Sheet
        open={props.holding !== undefined}
        title={t('give.title', { name: gift.name })}
        onClose={leave}
        expose="give"
        footer={
          <Button
            block
            size="l"
            reason={giving.open ? t('give.first') : person ? undefined : t('give.nobody')}
            track="give"
            onClick={() => setStage('asking')}
          >
            {t('give.do')}
          </Button>
        }
      >
        <div className={styles.gift}>
          <span className={styles.art}>
            <RewardArt reward={gift} draw={drawGift} />
          </span>
          <p>{t('give.have', { count: formatAmount(count) })}</p>
          <Stepper
            className={styles.amount}
            label={t('give.amount')}
            value={many}
            most={count}
            all
            onChange={setAmount}
          />
        </div>
        <button type="button" className={styles.to} data-track="choose" onClick={() => setStage('picking')}>
          {person ? (
            <>
              <Avatar src={person.portrait} name={person.nickname} size={44} />
              <span>
                <bdi>{person.nickname}</bdi>
                <small>ID {person.userId}</small>
              </span>
            </>
          ) : (
            <span>{t('give.choose')}</span>
          )}
          <i aria-hidden="true">›</i>
        </button>
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
      </Sheet>
      <PeoplePicker
        open={stage === 'picking'}
        title={t('give.to')}
        without={[userId]}
        onPick={(picked) => {
          setPerson(picked)
          setStage(undefined)
        }}
        onClose={() => setStage(undefined)}
      />
      <ConfirmPerson
        person={stage === 'asking' ? person : undefined}
        title={t('sure.title')}
        confirmText={t('sure.do')}
        busy={giving.busy}
        track="confirm-give"
        onConfirm={() => void give()}
        onCancel={() => setStage(undefined)}
      >
        <p>{t('sure.what', { name: gift.name, count: formatAmount(many) })}</p>
        <p>{t('sure.final')}</p>
      </ConfirmPerson>
    </>
  )
}
