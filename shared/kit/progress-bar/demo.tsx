import { Button } from '#shared/kit/button'
import type { Demo, DemoTools } from '#testing/demo'
import { WithState } from '#testing/demo-parts/WithState'
import { ProgressBar } from './index.ts'

const label = (say: DemoTools['say']) => say({ zh: '上麦时长', en: 'Time on the mic', tw: '上麥時長' })

export default {
  usual: ({ say }) => <ProgressBar value={3} max={8} label={label(say)} />,
  none: ({ say }) => <ProgressBar value={0} max={8} label={label(say)} />,
  full: ({ say }) => <ProgressBar value={8} max={8} label={label(say)} />,
  'more than full': ({ say }) => <ProgressBar value={80} max={8} label={label(say)} />,
  'no goal': ({ say }) => <ProgressBar value={5} max={0} label={label(say)} />,
  moving: ({ say }) => (
    <WithState start={2}>
      {(value, set) => (
        <>
          <ProgressBar value={value} max={8} label={label(say)} />
          <br />
          <Button size="s" look="ghost" onClick={() => set((value + 1) % 9)}>
            {say({ zh: '加一', en: 'One more', tw: '加一' })}
          </Button>
        </>
      )}
    </WithState>
  ),
} satisfies Demo
