/**
 * The parts of two scores in percent, to one decimal; they add up to 100. Nothing on either side is half and half. Who has
 * anything at all is never shown as 0 or as all of it, and who leads never as level.
 */
export function sharesOf(home: number, away: number): [home: number, away: number] {
  const all = home + away
  if (!(all > 0)) return [50, 50]
  let tenths = Math.round((home / all) * 1000)
  if (tenths === 500 && home !== away) tenths += home > away ? 1 : -1
  if (home > 0 && away > 0) tenths = Math.min(999, Math.max(1, tenths))
  return [tenths / 10, (1000 - tenths) / 10]
}
