import { useState } from 'react'
import { Button } from '#shared/kit/button'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import type family from '../../_family/locales/zh.json'
import type { EmojiShop } from '../../_family/magic-emoji.ts'
import { Panel } from '../../_family/panel/Panel.tsx'
import { Toy } from '../../_family/toys/Toy.tsx'
import type zh from '../locales/zh.json'
import styles from './Playground.module.css'

/** Every emoji can be tried on a seat of a room before anybody pays for it. */
export function Playground({ shop }: { shop: EmojiShop }) {
  const t = useT<typeof zh>()
  const own = useT<typeof family>('family')
  const { emoji, currency, phase } = shop
  const [{ id, turn }, play] = useState({ id: emoji[0]?.id ?? '', turn: 0 })
  const on = emoji.find((each) => each.id === id) ?? emoji[0]
  if (!on) return null
  return (
    <Panel title={t('play.title')} expose="playground">
      <div className={styles.room}>
        <i className={styles.seat} />
        <i className={styles.seat} data-mine />
        <i className={styles.seat} />
        {/* A new turn plays it again. */}
        <span key={turn} className={styles.jump} data-turn={turn}>
          <Toy id={on.id} image={on.image} lively className={styles.big} />
        </span>
        <b className={styles.you}>{t('play.you')}</b>
      </div>
      <ul className={styles.toys}>
        {emoji.map((each) => (
          <li key={each.id}>
            <button
              type="button"
              className={styles.try}
              aria-label={each.name}
              aria-pressed={each === on}
              data-track="try"
              onClick={() => play({ id: each.id, turn: turn + 1 })}
            >
              <Toy id={each.id} image={each.image} className={styles.small} />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.about}>
        <p aria-live="polite">
          <b>{on.name}</b>
          <span>
            {own('price', { price: formatAmount(on.price), currency })} ·{' '}
            {on.days > 0 ? own('days', { count: on.days }) : own('forever')}
          </span>
        </p>
        <Button track="to-shop" onClick={() => navigate.to('/magicEmoji', { emoji: on.id })}>
          {t(phase === 'running' && on.state === 'onSale' ? 'play.take' : 'play.look')}
        </Button>
      </div>
    </Panel>
  )
}
