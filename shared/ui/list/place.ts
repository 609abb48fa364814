/** The row at the upper edge of the viewport, and how many px of it were above. */
export interface Place {
  index: number
  above: number
}

type State = { places?: Record<string, Place> } | null

let left: Record<string, Place> | undefined

/** Where the list was when this entry of the history was left; given once, for a list that opens again is not a return. */
export function takePlace(name: string): Place | undefined {
  left ??= { ...(history.state as State)?.places }
  const place = left[name]
  delete left[name]
  return place
}

/** Stored in the history entry: another visit to the page starts at the top. */
export function keepPlace(name: string, place: Place | undefined): void {
  const state = history.state as State
  const places = { ...state?.places }
  if (JSON.stringify(places[name]) === JSON.stringify(place)) return
  if (place) places[name] = place
  else delete places[name]
  history.replaceState({ ...state, places }, '')
}

/** The place of a list now; undefined while its first row is still below the upper edge. */
export function placeOf(list: Element | null): Place | undefined {
  const rows = [...(list?.children ?? [])]
  const index = rows.findIndex((row) => row.getBoundingClientRect().bottom > 0)
  const row = rows[index]
  if (!row || !list || list.getBoundingClientRect().top >= 0) return undefined
  return {
    index: Number(row.getAttribute('aria-posinset')) - 1,
    above: Math.round(-row.getBoundingClientRect().top),
  }
}
