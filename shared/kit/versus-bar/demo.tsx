import { Button } from '#shared/kit/button'
import type { Demo, DemoTools } from '#testing/demo'
import { WithState } from '#testing/demo-parts/WithState'
import { VersusBar } from './index.ts'

const sides = (say: DemoTools['say'], home: number, away: number) => ({
  label: say({ zh: '比分', en: 'Score', tw: '比數' }),
  home: { name: say({ zh: '海风厅', en: 'Sea Breeze', tw: '海風廳' }), score: home },
  away: { name: say({ zh: '星河厅', en: 'Starry River', tw: '星河廳' }), score: away },
})

export default {
  usual: ({ say }) => <VersusBar {...sides(say, 12_480, 9310)} />,
  'nothing yet': ({ say }) => <VersusBar {...sides(say, 0, 0)} />,
  level: ({ say }) => <VersusBar {...sides(say, 500, 500)} />,
  'by a hair': ({ say }) => <VersusBar {...sides(say, 1_000_000, 1_000_001)} />,
  'one side alone': ({ say }) => <VersusBar {...sides(say, 88, 0)} />,
  'next to nothing': ({ say }) => <VersusBar {...sides(say, 1, 123_456_789)} />,
  moving: ({ say }) => (
    <WithState start={10}>
      {(home, set) => (
        <>
          <VersusBar {...sides(say, home, 40)} />
          <Button size="s" look="ghost" onClick={() => set(home < 300 ? home * 2 : 10)}>
            {say({ zh: '送一份礼物', en: 'Send a gift', tw: '送一份禮物' })}
          </Button>
        </>
      )}
    </WithState>
  ),
} satisfies Demo
