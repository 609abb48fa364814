import { useState } from 'react'
import { isOver } from '#shared/api/campaign'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import type { DrawReward } from '#shared/campaign/reward'
import { PendingNote } from '#shared/campaign/spend-confirm'
import { useWon } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { Mark } from '#shared/kit/mark'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import { Ask, type Question } from './Ask.tsx'
import { Collector } from './Collector.tsx'
import { GiftSheet } from './GiftSheet.tsx'
import type zh from './locales/zh.json'

import styles from './Rooms.module.css'
import { Stall } from './Stall.tsx'
import { type MuseumData, useMuseum } from './use-museum.ts'

export type RoomName = 'shelves' | 'stall' | 'collector' | 'privileges'

/** The rooms behind the shelves, what is asked before PP coin is spent, and what came of it. */
export function Rooms(props: {
  museum: MuseumData
  call: Query<MuseumData>
  room: RoomName
  /** The gift that is looked at, by id. */
  chosen: string
  draw: DrawReward
  onClose: () => void
}) {
  const t = useT<typeof zh>('family')
  const { museum, call, room, draw } = props
  const [question, ask] = useState<Question>()
  const { won, show, close } = useWon<Parameters<DrawReward>[0]>()
  const gifts = museum.shelves.flatMap((shelf) => shelf.gifts)
  const rarityOf = (id: string) => {
    const rarity = gifts.find((gift) => gift.id === id)?.rarity
    return rarity && { rarity }
  }
  const nameOf = (id: string) => gifts.find((gift) => gift.id === id)?.name ?? ''
  const acts = useMuseum(call, {
    onSettled: () => ask(undefined),
    made({ granted }) {
      props.onClose()
      show(granted.map((reward) => ({ ...reward, ...rarityOf(reward.id) })))
    },
    bought: ({ giftId, fragments }) =>
      toast.tip(t('bought', { name: nameOf(giftId), count: formatAmount(fragments) })),
  })
  const { phase } = museum
  const why = phase === 'coming' ? t('why.coming') : isOver(phase) ? t('why.over') : undefined
  const { synthesis, privilege, refresh, offer, open, reset } = acts
  const checks = [
    ...synthesis.opens.map((input) => () => synthesis.spend(input)),
    ...privilege.opens.map((input) => () => privilege.spend(input)),
    ...refresh.opens.map((input) => () => refresh.spend(input)),
    ...offer.opens.map((input) => () => offer.spend(input)),
    ...open.opens.map((input) => () => open.spend(input)),
    ...reset.opens.map((input) => () => reset.spend(input)),
  ]
  const busy = [synthesis, privilege, refresh, offer, open, reset].some((each) => each.busy)
  return (
    <>
      {checks[0] && <PendingNote busy={busy} onCheck={() => void checks[0]?.()} />}
      {room === 'stall' && (
        <Stall museum={museum} why={why} draw={draw} onAsk={ask} onChanged={() => void call.refetch()} />
      )}
      {room === 'collector' && <Collector museum={museum} why={why} draw={draw} acts={acts} onAsk={ask} />}
      {room === 'privileges' && <Privileges museum={museum} why={why} onAsk={ask} />}
      <GiftSheet
        gift={gifts.find(({ id }) => id === props.chosen)}
        museum={museum}
        why={why}
        draw={draw}
        acts={acts}
        onAsk={ask}
        onClose={props.onClose}
      />
      <Ask question={question} museum={museum} acts={acts} draw={draw} onCancel={() => ask(undefined)} />
      <ClaimPopup won={won} title={t('made')} draw={draw} onClose={close} />
      <ClaimPopup won={acts.award.won} title={t('won')} draw={draw} onClose={acts.award.close} />
    </>
  )
}

/** What makes the museum easier for some days. */
function Privileges(props: {
  museum: MuseumData
  why: string | undefined
  onAsk: (question: Question) => void
}) {
  const t = useT<typeof zh>('family')
  return (
    <ul className={styles.privileges} data-expose="privileges">
      {props.museum.privileges.map((privilege) => (
        <li key={privilege.id}>
          <p className={styles.rest}>
            <b>{privilege.name}</b>
            <small>{privilege.desc}</small>
            <small>{t('days', { count: privilege.days })}</small>
          </p>
          {privilege.until === null ? (
            <Button
              size="s"
              reason={props.why}
              track="privilege"
              onClick={() => props.onAsk({ of: 'privilege', privilege })}
            >
              {t('coins', { count: formatAmount(privilege.price) })}
            </Button>
          ) : (
            <span className={styles.had} data-had="yes">
              <Mark of="done" />
              {t('until', { at: formatDate(privilege.until, 'day') })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
