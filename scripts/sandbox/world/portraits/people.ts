/** Portraits of people, 96 by 96: flat shapes, each with a ground, hair and clothes of its own. */

const FACE = '<circle cx="48" cy="46" r="18"/>'
const NECK = '<path d="M41 56h14v16H41z"/>'
const EYES =
  '<path fill="none" stroke="#2a1a1c" stroke-width="2.6" stroke-linecap="round" d="M41 45v2M55 45v2"/>'
const ASLEEP =
  '<path fill="none" stroke="#2a1a1c" stroke-width="2.2" stroke-linecap="round" d="M38 46q3 3 6 0M52 46q3 3 6 0"/>'
const SMILE =
  '<path fill="none" stroke="#2a1a1c" stroke-width="2.2" stroke-linecap="round" d="M43 54q5 4 10 0"/>'
const LAUGH = '<path fill="#fff" d="M42 52h12q-1 7-6 7t-6-7z"/>'
const BLUSH =
  '<g fill="#f2726b" opacity=".45"><circle cx="37" cy="51" r="3.4"/><circle cx="59" cy="51" r="3.4"/></g>'

const ground = (colour: string) => `<path fill="${colour}" d="M0 0h96v96H0z"/>`
const clothes = (colour: string) => `<path fill="${colour}" d="M12 98q2-30 36-30t36 30z"/>`
const head = (skin: string) => `<g fill="${skin}">${NECK}${FACE}</g>`
const fill = (colour: string, ...paths: string[]) =>
  paths.map((d) => `<path fill="${colour}" d="${d}"/>`).join('')
const line = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`
const disc = (colour: string, x: number, y: number, r: number) =>
  `<circle fill="${colour}" cx="${x}" cy="${y}" r="${r}"/>`

/** Long dark hair with a fringe, before the evening sun. */
const evening = [
  ground('#f6a25e'),
  disc('#ffd98a', 72, 26, 16),
  fill('#2b1b2e', 'M24 90q-2-66 24-66t24 66z'),
  clothes('#7b3fa0'),
  head('#f3c6a0'),
  fill('#2b1b2e', 'M29 46q0-20 19-20t19 20q-8-2-12-9-8 9-26 9z'),
  EYES,
  SMILE,
  BLUSH,
]

/** A curly head with round glasses. */
const curls = [
  ground('#2f6f73'),
  ...[
    [30, 40],
    [32, 28],
    [42, 22],
    [54, 22],
    [64, 28],
    [66, 40],
  ].map(([x = 0, y = 0]) => disc('#1c1210', x, y, 11)),
  clothes('#f0b63c'),
  head('#8a5634'),
  fill('#1c1210', 'M30 40q4-12 18-12t18 12q-18-7-36 0z'),
  EYES,
  line('#f7e8c8', 2.4, 'M34 46a7 7 0 1014 0 7 7 0 10-14 0M48 46a7 7 0 1014 0 7 7 0 10-14 0'),
  LAUGH,
]

/** A pink bob and headphones. */
const headphones = [
  ground('#3a2a6b'),
  disc('#57419a', 20, 18, 26),
  fill('#f08bb0', 'M26 66q-5-42 22-42t22 42z'),
  clothes('#22d0c3'),
  head('#f7d7bd'),
  fill('#f08bb0', 'M29 47q-1-22 19-22t19 22q-4-9-9-11-12 2-20-1-6 3-9 12z'),
  line('#fff', 4.5, 'M25 46q0-28 23-28t23 28'),
  '<rect fill="#fff" x="20" y="42" width="11" height="18" rx="5.5"/><rect fill="#fff" x="65" y="42" width="11" height="18" rx="5.5"/>',
  ASLEEP,
  SMILE,
  BLUSH,
]

/** An old captain: a white beard, a blue cap. */
const captain = [
  ground('#bfe0e6'),
  fill('#8fc3cd', 'M0 66q12-6 24 0t24 0 24 0 24 0v30H0z'),
  clothes('#1f3d6e'),
  head('#e0a47e'),
  fill('#fff', 'M29 47q1 30 19 32 18-2 19-32-4 6-9 6-10-4-20 0-5 0-9-6z'),
  fill('#1f3d6e', 'M25 36q-2-20 23-20t23 20z'),
  fill('#14294c', 'M27 35h42q5 7-3 6-18-5-36 0-8 1-3-6z'),
  disc('#f3c34f', 48, 27, 4.5),
  EYES,
  line('#a35a3d', 2.2, 'M44 60q4 3 8 0'),
]

/** A head scarf in mint, and long lashes. */
const scarf = [
  ground('#f4d9c6'),
  fill('#e9b79b', 'M0 0h34L0 40z'),
  fill('#2a9d8f', 'M22 98q-2-78 26-78t26 78z'),
  fill('#238377', 'M28 98q6-22 20-22t24 22z'),
  disc('#c98d62', 48, 47, 17),
  fill('#2a9d8f', 'M29 46q0-22 19-22t19 22q-4-14-19-14t-19 14z'),
  EYES,
  line('#2a1a1c', 1.8, 'M37 43l3 2M59 43l-3 2'),
  SMILE,
]

/** A quiff, a moustache and a bow tie. */
const quiff = [
  ground('#d8483e'),
  disc('#e8655a', 78, 78, 30),
  clothes('#241a2e'),
  fill('#fff', 'M36 70l12 18 12-18z'),
  head('#f0bf96'),
  fill('#4a2a18', 'M29 44q-4-24 14-24 4-8 18-4 12 4 6 28-3-6-6-10-14 2-26 0-3 4-6 10z'),
  EYES,
  fill('#4a2a18', 'M38 53q6-5 10-1 4-4 10 1-6 4-10 1-4 3-10-1z'),
  fill('#f3c34f', 'M48 76l-10-5v10zM48 76l10-5v10z'),
]

/** Two plaits, freckles, a straw hat. */
const straw = [
  ground('#8fc76b'),
  fill('#6fae51', 'M0 74q48-22 96 0v22H0z'),
  line('#c4622d', 9, 'M29 52q-6 14-4 28M67 52q6 14 4 28'),
  clothes('#fff3d6'),
  head('#f8d6b8'),
  fill('#c4622d', 'M29 45q2-14 19-14t19 14q-10-6-19-6t-19 6z'),
  '<ellipse fill="#f0c65a" cx="48" cy="32" rx="34" ry="7"/>',
  fill('#f0c65a', 'M31 31q0-19 17-19t17 19z'),
  line('#d8483e', 4, 'M31 30q17 5 34 0'),
  EYES,
  '<g fill="#d98a5e"><circle cx="38" cy="52" r="1.1"/><circle cx="41" cy="51" r="1.1"/><circle cx="58" cy="52" r="1.1"/><circle cx="55" cy="51" r="1.1"/></g>',
  LAUGH,
]

/** A bun, a star for an earring, at night. */
const bun = [
  ground('#17264f'),
  '<g fill="#ffe9a8"><circle cx="16" cy="20" r="1.8"/><circle cx="80" cy="14" r="2.2"/><circle cx="84" cy="48" r="1.5"/><circle cx="10" cy="54" r="1.5"/></g>',
  disc('#120d16', 48, 17, 11),
  clothes('#ef6f8d'),
  head('#d9a06f'),
  fill('#120d16', 'M29 48q-2-24 19-24t19 24q-3-12-15-16-6 10-23 16z'),
  EYES,
  SMILE,
  fill('#ffd34d', 'M67 52l1.6 3.6 3.9.4-3 2.6.9 3.8-3.4-2-3.4 2 .9-3.8-3-2.6 3.9-.4z'),
]

/** A hood with ears, sunglasses. */
const hood = [
  ground('#ffd84d'),
  fill('#444a59', 'M24 34l-2-22 18 8zM72 34l2-22-18 8z'),
  fill('#444a59', 'M16 98q-6-82 32-82t32 82z'),
  disc('#f5cba8', 48, 47, 18),
  fill('#17181f', 'M31 41h34v6q-2 7-9 7t-8-8q-1 8-8 8t-9-7z'),
  line('#8fd6ff', 2, 'M35 45l3-2M53 45l3-2'),
  line('#2a1a1c', 2.2, 'M44 59h8'),
  fill('#353a47', 'M30 98q2-22 18-22t18 22z'),
]

/** Grey waves and a pearl necklace. */
const pearls = [
  ground('#c9b7e0'),
  fill('#e8e6ee', 'M24 60q-8-14 2-22 2-18 22-18t22 18q10 8 2 22z'),
  clothes('#33508f'),
  head('#f1cdb0'),
  fill('#e8e6ee', 'M29 44q0-18 19-18t19 18q-8-1-12-6-10 7-26 6z'),
  EYES,
  SMILE,
  BLUSH,
  '<g fill="#fff"><circle cx="36" cy="70" r="2.6"/><circle cx="42" cy="73" r="2.6"/><circle cx="48" cy="74" r="2.6"/><circle cx="54" cy="73" r="2.6"/><circle cx="60" cy="70" r="2.6"/></g>',
]

export const PEOPLE: readonly string[] = [
  evening,
  curls,
  headphones,
  captain,
  scarf,
  quiff,
  straw,
  bun,
  hood,
  pearls,
].map((parts) => parts.join(''))
