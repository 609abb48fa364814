import { useEffect, useRef, useState } from 'react'
import type { ShopPet } from '#shared/api/room-pet'
import { Button } from '#shared/kit/button'
import { Confirm } from '#shared/kit/confirm'
import { Mark } from '#shared/kit/mark'
import { Payer } from '#shared/kit/payer'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import type { Kennel } from '../kennel/use-kennel.ts'
import type zh from '../locales/zh.json'
import styles from './PetChoice.module.css'

/** What can be done with a pet of the shop: take it home, for a price that is asked about, or bring it out. */
export function PetChoice({ pet, kennel }: { pet: ShopPet; kennel: Kennel }) {
  const t = useT<typeof zh>('family')
  const [asking, ask] = useState(false)
  const { state, price, name } = pet
  const chosen = useRef(false)
  const out = useRef<HTMLParagraphElement>(null)
  // the pressed button is removed: keep the focus at the pet
  useEffect(() => {
    if (state === 'out' && chosen.current && document.activeElement === document.body)
      out.current?.focus({ preventScroll: true })
    chosen.current = false
  }, [state])
  const { keeper, balance } = kennel.detail.data ?? kennel.shop.data ?? { keeper: false, balance: 0 }
  if (state === 'out') {
    return (
      <p ref={out} tabIndex={-1} className={styles.out}>
        <Mark of="done" /> {t('choice.out')}
      </p>
    )
  }
  const owned = state === 'owned'
  const poor = balance < price
  const whyNot = () => {
    if (!keeper) return t('choice.notKeeper')
    if (state === 'soldOut') return t('choice.soldOutWhy')
    return kennel.acting === null ? undefined : t('choice.wait')
  }
  const label = () => {
    if (owned) return t('choice.bringOut')
    if (state === 'soldOut') return t('choice.soldOut')
    return price ? t('choice.price', { count: formatAmount(price) }) : t('choice.free')
  }
  const choose = (act: Kennel['buy']) => {
    chosen.current = true
    void act(pet)
  }
  const decide = () => {
    ask(false)
    if (poor) navigate.recharge()
    else choose(kennel.buy)
  }
  const why = whyNot()
  return (
    <>
      <Button
        size="s"
        block
        look={owned || state === 'soldOut' ? 'ghost' : 'primary'}
        track={owned ? 'bring-out' : 'adopt'}
        busy={kennel.acting === pet.id}
        reason={why}
        aria-haspopup={owned || why ? undefined : 'dialog'}
        aria-label={`${name} ${label()}`}
        onClick={() => (owned ? choose(kennel.bringOut) : ask(true))}
      >
        {label()}
      </Button>
      <Confirm
        open={asking}
        title={t('choice.ask', { name })}
        track={poor ? 'recharge' : 'adopt-confirm'}
        confirmText={t(poor ? 'choice.recharge' : 'choice.confirm')}
        cancelText={t('choice.cancel')}
        onConfirm={decide}
        onCancel={() => ask(false)}
      >
        <p>{price ? t('choice.costs', { count: formatAmount(price) }) : t('choice.costsNothing')}</p>
        {price > 0 && (
          <p>
            {poor
              ? t('choice.poor', { balance: formatAmount(balance), missing: formatAmount(price - balance) })
              : t('choice.left', { balance: formatAmount(balance), left: formatAmount(balance - price) })}
          </p>
        )}
        <Payer />
      </Confirm>
    </>
  )
}
