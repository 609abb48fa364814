import type { Reward } from '#shared/campaign/reward'
import { Button } from '#shared/kit/button'
import type { Demo, DemoTools } from '#testing/demo'
import { DemoArt } from '#testing/demo-parts/DemoArt'
import { WithState } from '#testing/demo-parts/WithState'
import { GrantedPopup } from './index.ts'

const draw = ({ kind }: Reward) => <DemoArt of={kind === 'frame' || kind === 'gift' ? kind : 'coin'} />

const rewards = (say: DemoTools['say']): Reward[] => [
  {
    id: 'coin',
    kind: 'coin',
    name: say({ zh: 'PP币', en: 'PP coins', tw: 'PP幣' }),
    amount: 120,
    days: 0,
    image: '',
  },
  {
    id: 'frame',
    kind: 'frame',
    name: say({ zh: '流星头像框', en: 'Meteor frame', tw: '流星頭像框' }),
    amount: 1,
    days: 7,
    image: '',
  },
  {
    id: 'gift',
    kind: 'gift',
    name: say({ zh: '礼盒', en: 'Gift box', tw: '禮盒' }),
    amount: 1,
    days: 0,
    image: '',
  },
]

export default {
  granted: ({ say, note }) => (
    <WithState start={false}>
      {(open, setOpen) => (
        <>
          <Button look="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {say({ zh: '打开', en: 'Open', tw: '打開' })}
          </Button>
          <GrantedPopup
            won={{ open, rewards: rewards(say) }}
            draw={draw}
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
