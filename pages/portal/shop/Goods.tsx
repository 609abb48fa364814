import type { GiftPack } from '#shared/api/gift-pack'
import { Image } from '#shared/runtime/image'

export type Good = GiftPack['rewards'][number]

/** Drawn in a 32 x 32 box: filled, with lines in the colour of paper. */
const DRAWINGS: Record<Good['kind'], [fill: string, line: string]> = {
  coin: ['M16 3a13 13 0 100 26 13 13 0 000-26z', 'M16 9v14M12 12h6a3 3 0 010 6h-6'],
  point: ['M16 3l4 9 9 1-7 6 2 10-8-5-8 5 2-10-7-6 9-1z', 'M16 10v8M12 14h8'],
  ticket: ['M3 9h26v5a3 3 0 000 5v5H3v-5a3 3 0 000-5z', 'M20 10v3M20 15v3M20 20v3M8 14h7M8 19h5'],
  gift: [
    'M4 12h24v5h-2v12H6V17H4zM16 12c-9 0-10-8-5-8 4 0 5 8 5 8zM16 12c9 0 10-8 5-8-4 0-5 8-5 8z',
    'M16 12v17M5 17h22',
  ],
  frame: [
    'M16 2l5 4 6 1 1 6 3 5-4 5-1 6-6 1-5 3-5-3-6-1-1-6-3-5 3-5 1-6 6-1z',
    'M16 9a8 8 0 100 16 8 8 0 000-16z',
  ],
  badge: ['M16 3l11 4v9c0 7-5 11-11 13C10 27 5 23 5 16V7z', 'M11 16l4 4 7-8'],
  title: ['M2 9h28l-4 7 4 7H2l4-7z', 'M11 13h10M11 19h10'],
  entrance: ['M5 29V14a11 11 0 0122 0v15z', 'M16 12v17M13 20v2M19 20v2'],
  bubble: ['M3 5h26v18H17l-8 7v-7H3z', 'M9 12h14M9 17h9'],
  card: ['M7 3h18v26H7z', 'M16 10l4 6-4 6-4-6z'],
}

/** The picture of an item. Decorative: the name is rendered beside it. */
export function Goods({ good, className }: { good: Good; className?: string }) {
  if (good.image) return <Image src={good.image} alt="" fit="contain" className={className} />
  const [fill, line] = DRAWINGS[good.kind]
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <path d={fill} fill="currentColor" />
      <path
        d={line}
        fill="none"
        stroke="#fff3dc"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
