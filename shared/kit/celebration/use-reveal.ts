import { useEffect, useRef, useState } from 'react'
import { storage } from '#shared/runtime/storage'
import { celebrate as play } from './celebrate.ts'

export type Rarity = 'common' | 'rare' | 'epic' | 'legend'

const RARITIES: readonly Rarity[] = ['common', 'rare', 'epic', 'legend']

/** 0 for common to 3 for legend. */
export const rankOf = ({ rarity = 'common' }: { rarity?: Rarity | undefined }) => RARITIES.indexOf(rarity)

/** When the first lands, how long after it each next one, and how long each higher rarity is waited for; in ms. */
const FIRST_MS = 120
const NEXT_MS = 60
const RARITY_MS = 700

const SOUND = 'reward-sound'

interface Card {
  id: string
  rarity?: Rarity | undefined
}

/**
 * Which rewards lie face down, and when each of the others lands. Whatever is rarer than the commonest waits for a press;
 * under reduced motion nothing does, and nothing vibrates or sounds.
 * @param cards rarest first.
 */
export function useReveal(cards: readonly Card[]) {
  const [still] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [loud, setLoud] = useState(() => storage.read(SOUND) === 'on')
  const [state, setState] = useState(() => start(cards, still))
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  const celebrate = (rarity: Rarity = 'common', afterMs = 0, aloud = loud) => {
    if (still) return
    timers.current.push(setTimeout(play, afterMs, rarity, aloud))
  }
  const turn = (turned: readonly Card[]) => {
    const commonest = Math.min(...turned.map(rankOf))
    const after = { ...state.after }
    const last = [...turned].reverse()
    last.forEach((card, at) => {
      after[card.id] = at * NEXT_MS + (rankOf(card) - commonest) * RARITY_MS
      if (rankOf(card) !== rankOf(last[at + 1] ?? {})) celebrate(card.rarity, after[card.id])
    })
    const ids = turned.map(({ id }) => id)
    setState({ down: state.down.filter((id) => !ids.includes(id)), after, turned: state.turned + 1 })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what lies open from the start
  useEffect(() => {
    const best = cards.find(({ id }) => !state.down.includes(id))
    celebrate(best?.rarity, FIRST_MS)
    return () => timers.current.forEach(clearTimeout)
  }, [])
  return {
    ...state,
    turn,
    /** Undefined where nothing may sound. */
    sound: still
      ? undefined
      : {
          on: loud,
          toggle() {
            storage.write(SOUND, loud ? 'off' : 'on')
            setLoud(!loud)
            if (!loud) celebrate(cards[0]?.rarity, 0, true)
          },
        },
  }
}

function start(cards: readonly Card[], still: boolean) {
  const commonest = rankOf(cards.at(-1) ?? {})
  const down = still ? [] : cards.filter((card) => rankOf(card) > commonest).map(({ id }) => id)
  const after: Record<string, number> = {}
  cards.forEach(({ id }, at) => {
    after[id] = FIRST_MS + Math.min(at, 12) * NEXT_MS
  })
  return { down, after, turned: 0 }
}
