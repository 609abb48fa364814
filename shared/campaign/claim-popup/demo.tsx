import { Button } from '#shared/kit/button'
import type { Demo } from '#testing/demo'
import { demoRewards, drawDemoReward } from '#testing/demo-parts/rewards'
import { WithState } from '#testing/demo-parts/WithState'
import { ClaimPopup } from './index.ts'

export default {
  granted: ({ say, note }) => (
    <WithState start={false}>
      {(open, setOpen) => (
        <>
          <Button look="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {say({ zh: '打开', en: 'Open', tw: '打開' })}
          </Button>
          <ClaimPopup
            won={{ open, rewards: demoRewards(say) }}
            draw={drawDemoReward}
            onClose={() => {
              note('closed')
              setOpen(false)
            }}
          />
        </>
      )}
    </WithState>
  ),
} satisfies Demo
