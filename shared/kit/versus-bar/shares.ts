/**
 * Shares of two scores in percent with one decimal, 100 in all; half and half without scores. A side with a score never
 * has 0 or 100 while the other has one, and a leader is never shown as level.
 */
export function sharesOf(home: number, away: number): [home: number, away: number] {
  const all = home + away
  if (!(all > 0)) return [50, 50]
  let tenths = Math.round((home / all) * 1000)
  if (tenths === 500 && home !== away) tenths += home > away ? 1 : -1
  if (home > 0 && away > 0) tenths = Math.min(999, Math.max(1, tenths))
  return [tenths / 10, (1000 - tenths) / 10]
}
