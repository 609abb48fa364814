import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react'

/** What the page asks of the person: a retry or a login. */
export type Need = 'retry' | 'login'

interface Waiting {
  need: Need
  text: string
  place: Element
  reload(): unknown
  tell(): void
}

let waiting: Waiting[] = []

/** Parts of an open sheet have their own button, as do visible parts beside hidden ones. */
const layerOf = (place: Element) =>
  place.parentElement?.closest('[role="dialog"], [role="alertdialog"], [hidden], [inert], main')

const others = (one: Waiting) =>
  waiting.filter(({ need, place }) => need === one.need && layerOf(place) === layerOf(one.place))

/**
 * Of several parts that need the same, the first in document order shows the button; the others stay quiet.
 * @param need what this part needs now
 * @param text its message
 * @param reload refetches this part
 * @returns a ref for the part, whether it `asks`, and a function that refetches all of them
 */
export function useTogether(need: Need | undefined, text: string, reload: () => unknown) {
  const place = useRef<HTMLDivElement>(null)
  const mine = useRef<Waiting | undefined>(undefined)
  const [, tell] = useReducer((times: number) => times + 1, 0)
  const latest = useRef(reload)
  useLayoutEffect(() => {
    latest.current = reload
  })

  useLayoutEffect(() => {
    if (!need || !place.current) return
    const one: Waiting = { need, text, place: place.current, reload: () => latest.current(), tell }
    mine.current = one
    waiting = [...waiting, one].sort((a, b) => (a.place.compareDocumentPosition(b.place) & 2 ? 1 : -1))
    for (const each of waiting) each.tell()
    return () => {
      mine.current = undefined
      waiting = waiting.filter((each) => each !== one)
      for (const each of waiting) each.tell()
    }
  }, [need, text])

  const group = mine.current ? others(mine.current) : []
  return {
    place: place as RefObject<HTMLDivElement>,
    asks: !group.length || group[0] === mine.current,
    /** Something else went wrong here than where the button is. */
    differs: group.length > 0 && group[0]?.text !== text,
    all: () => {
      for (const each of group.length ? group : [{ reload }]) void each.reload()
    },
  }
}
