import { useEffect, useRef } from 'react'
import { toLogin } from '#shared/features/login'
import { Confirm } from '#shared/kit/confirm'
import { Payer } from '#shared/kit/payer'
import { useNow } from '#shared/runtime/clock'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type family from '../../_family/locales/zh.json'
import type { Emoji, EmojiShop } from '../../_family/magic-emoji.ts'
import { Toy } from '../../_family/toys/Toy.tsx'
import type { Counter } from '../counter/use-counter.ts'
import type zh from '../locales/zh.json'
import { PACKS_ID } from '../packs/Packs.tsx'
import { Bill } from './Bill.tsx'
import styles from './Dialog.module.css'
import { stageOf } from './stage.ts'

const DAY = 86_400_000

/** One emoji before it is exchanged: every number of it, or why it is not available now. */
export function EmojiDialog(props: { open: boolean; shop: EmojiShop; emoji: Emoji; counter: Counter }) {
  const t = useT<typeof zh>()
  const own = useT<typeof family>('family')
  const now = useNow(60_000)
  const { shop, emoji, counter } = props
  const { id, name, image, days, stock, price, limit, exchanged, mine } = emoji
  const tokens = shop.wallet?.tokens
  const justGone = counter.gone === id
  const stage = justGone ? 'soldOut' : stageOf(shop, emoji, tokens, counter.exchange !== undefined)
  const candy = (price: number) => own('price', { price: formatAmount(price), currency: shop.currency })
  const until = mine?.until ?? now
  const lasts =
    days === 0 || (mine && mine.until === null)
      ? own('forever')
      : own('days', { count: days }) +
        (until ? t('ask.until', { time: formatDate(until + days * DAY, 'minute') }) : '')
  const led = useRef(false)
  // The sheet, as it goes, puts the page back to where it was.
  useEffect(() => {
    if (props.open || !led.current) return
    led.current = false
    document.getElementById(PACKS_ID)?.scrollIntoView({ behavior: 'smooth' })
  }, [props.open])
  const confirm = () => {
    if (stage === 'guest') toLogin()
    else if (stage === 'short') {
      led.current = true
      counter.close()
    } else if (stage === 'ask' || stage === 'unknown') void counter.take({ emojiId: id, price })
    else counter.close()
  }
  return (
    <Confirm
      open={props.open}
      title={justGone ? t('gone.title') : t(`emoji.${stage}.title`, { name })}
      confirmText={t(`emoji.${stage}.confirm`)}
      cancelText={t('later')}
      busy={counter.busy}
      track={`exchange-${stage}`}
      onConfirm={confirm}
      onCancel={counter.close}
    >
      <div className={styles.show} data-toy={id} data-gone={stage === 'soldOut'}>
        <Toy id={id} image={image} lively={stage !== 'soldOut'} className={styles.toy} />
      </div>
      {stage === 'ask' || stage === 'short' || stage === 'guest' ? (
        <Bill
          lines={[
            [t('ask.price'), candy(price)],
            stage === 'short'
              ? [t('ask.missing'), candy(price - (tokens ?? 0))]
              : [t('ask.after'), tokens === undefined ? '--' : candy(tokens - price)],
            [t('ask.lasts'), lasts],
            [t('ask.stock'), t('left', { count: stock })],
            [t('ask.limit'), t('ask.taken', { exchanged, limit })],
          ]}
        />
      ) : (
        <p className={styles.why} role="status">
          {justGone ? t('gone.text', { name }) : textOf()}
        </p>
      )}
      {(stage === 'ask' || stage === 'unknown') && <Payer />}
    </Confirm>
  )

  function textOf(): string {
    if (stage === 'closed') return own(`closed.${shop.phase as 'ended'}`)
    return t(`emoji.${stage as 'unknown' | 'soldOut' | 'limitReached'}.text`, { name, limit })
  }
}
