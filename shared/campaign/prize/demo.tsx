import type { CSSProperties } from 'react'
import type { Reward } from '#shared/campaign/reward'
import type { Demo } from '#testing/demo'
import { drawFrom } from './draw-prize.tsx'
import { entrances } from './entrances.ts'
import { gifts } from './gifts.ts'
import { presents } from './presents.ts'
import { signs } from './signs.ts'
import { worn } from './worn.ts'

const draw = drawFrom(gifts, presents, worn, entrances, signs)
const KINDS = [
  'coin',
  'point',
  'ticket',
  'gift',
  'frame',
  'badge',
  'title',
  'entrance',
  'bubble',
  'card',
] as const
const OWN_KINDS = ['candy', 'coins', 'key']
const RARITIES = ['common', 'rare', 'epic', 'legend'] as const
const SIZES = [28, 48, 96]

const prize = (id: string, kind: Reward['kind'] = 'gift', rarity: Reward['rarity'] = 'common'): Reward => ({
  id,
  kind,
  name: id,
  amount: 1,
  days: 0,
  image: '',
  rarity,
})

const names = (sets: readonly (readonly [string, string])[]) =>
  sets.flatMap(([, list]) => list.split(' ')).map((id) => prize(id))
const kinds = () => [...KINDS.map((kind) => prize(kind, kind)), ...OWN_KINDS.map((id) => prize(id))]

const NIGHT = {
  background: '#27123f',
  '--prize-gold': '#f3c766',
  '--prize-warm': '#ec6a3c',
  '--prize-cool': '#7fc6a4',
  '--prize-line': '#1a0b2b',
}
const PAPER = {
  background: '#fffaf0',
  '--prize-gold': '#ffcd1f',
  '--prize-warm': '#ff4a7d',
  '--prize-cool': '#4b6ae0',
  '--prize-line': '#1c2050',
}

/** Every prize in three sizes, side by side. */
function Prizes({ list, palette }: { list: readonly Reward[]; palette: CSSProperties }) {
  return (
    <div style={{ ...palette, display: 'flex', flexWrap: 'wrap', padding: 8 }}>
      {list.map((reward) => (
        <span
          key={`${reward.id} ${reward.rarity}`}
          style={{ display: 'flex', alignItems: 'flex-end', margin: 6 }}
        >
          {SIZES.map((size) => (
            <span key={size} style={{ display: 'block', width: size, height: size, margin: 2 }}>
              {draw(reward)}
            </span>
          ))}
        </span>
      ))}
    </div>
  )
}

const Both = ({ list }: { list: readonly Reward[] }) => (
  <>
    <Prizes list={list} palette={NIGHT} />
    <Prizes list={list} palette={PAPER} />
  </>
)

export default {
  kinds: () => <Both list={kinds()} />,
  gifts: () => <Both list={names([gifts])} />,
  presents: () => <Both list={names([presents])} />,
  worn: () => <Both list={names([worn])} />,
  entrances: () => <Both list={names([entrances])} />,
  signs: () => <Both list={names([signs])} />,
  rarities: () => <Both list={RARITIES.flatMap((rarity) => prize('castle', 'gift', rarity))} />,
  "the family's own palette": () => <Prizes list={kinds()} palette={{}} />,
} satisfies Demo
