import { drawPrize } from '#shared/campaign/prize'
import type { Demo, DemoTools } from '#testing/demo'
import { Shelf } from './index.ts'

const things = (say: DemoTools['say']) =>
  (['rose', 'lantern', 'meteor', 'castle'] as const).map((id, at) => {
    const name = say({ zh: '流星雨', en: 'Meteor shower', tw: '流星雨' })
    return {
      id,
      name,
      art: drawPrize({ id, kind: 'gift', name, amount: 1, days: 0, image: '' }),
      lit: at < 2,
      ready: at === 2,
      note: `${at}/3`,
    }
  })

export default {
  four: ({ say, note }) => (
    <Shelf
      name={say({ zh: '星空系列', en: 'Night sky', tw: '星空系列' })}
      things={things(say)}
      track="thing"
      onOpen={note}
    />
  ),
  three: ({ say, note }) => (
    <Shelf
      name={say({ zh: '星空系列', en: 'Night sky', tw: '星空系列' })}
      things={things(say).slice(0, 3)}
      columns={3}
      track="thing"
      onOpen={note}
    />
  ),
} satisfies Demo
