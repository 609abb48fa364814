/** The family whose pages are dates, each in a world of its own. */
export const DATES = 'group-event'

/** How `edition.ts` names a form, with what `parts/<form>.tsx` gives it. */
export const FORMS: Readonly<Record<string, { as: string; parts?: string }>> = {
  lift: { as: 'lift()' },
  lanes: { as: 'lanes' },
  stack: { as: 'stack({ Piece })', parts: 'Piece' },
  fill: { as: 'fill(vessel)', parts: 'vessel' },
  tug: { as: 'tug({ Prize })', parts: 'Prize' },
  map: { as: 'map({ road: ROAD, Ground })', parts: 'Ground, ROAD' },
  grid: { as: 'grid(house)', parts: 'house' },
  grow: { as: 'grow({ Leaf, Foot })', parts: 'Foot, Leaf' },
  dial: { as: 'dial({ Face })', parts: 'Face' },
}
