import { type CSSProperties, useState } from 'react'
import type { GiftMotion } from '#shared/api/gift-suit'
import { type DrawReward, type Reward, RewardArt } from '#shared/campaign/reward'
import { Button } from '#shared/kit/button'
import { Sheet } from '#shared/kit/sheet'
import { useT } from '#shared/runtime/i18n'
import styles from './EffectStage.module.css'
import type zh from './locales/zh.json'
import { wantsStill } from './wants-still.ts'

/** A full-screen effect: the gift, its motion, and the words below it. */
export interface GiftEffect {
  reward: Reward
  motion: GiftMotion
  title: string
  note?: string
}

const PIECES = 12

/** The gift in the middle of the screen, and smaller ones around it in its motion: transforms and opacity alone. */
export function EffectStage(props: {
  open: boolean
  effect: GiftEffect
  draw: DrawReward
  onClose: () => void
}) {
  const t = useT<typeof zh>('campaign/gift-effect')
  const { effect, draw } = props
  const [turn, setTurn] = useState(0)
  const still = wantsStill()
  return (
    <Sheet open={props.open} kind="dialog" bare title={effect.title} onClose={props.onClose} expose="effect">
      <div key={turn} className={styles.stage} data-motion={still ? 'still' : effect.motion}>
        <i className={styles.rays} />
        {!still &&
          Array.from({ length: PIECES }, (_, nth) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
              key={nth}
              className={styles.piece}
              style={{ '--nth': nth, '--odd': nth % 3 } as CSSProperties}
              aria-hidden="true"
            >
              <RewardArt reward={effect.reward} draw={draw} />
            </span>
          ))}
        <span className={styles.gift}>
          <RewardArt reward={effect.reward} draw={draw} />
        </span>
      </div>
      <div className={styles.words}>
        <b aria-hidden="true">{effect.title}</b>
        {effect.note && <p>{effect.note}</p>}
        {still ? (
          <p>{t('still')}</p>
        ) : (
          <Button size="s" look="ghost" track="again" onClick={() => setTurn(turn + 1)}>
            {t('again')}
          </Button>
        )}
      </div>
    </Sheet>
  )
}
