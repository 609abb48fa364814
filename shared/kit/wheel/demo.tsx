import { Button } from '#shared/kit/button'
import type { Demo, DemoTools } from '#testing/demo'
import { useWheel, WheelDisc } from './index.ts'

const SECTORS = [
  { id: 'candy', percent: 60 },
  { id: 'rose', percent: 35 },
  { id: 'meteor', percent: 5 },
]

function Turning({ say, note }: DemoTools) {
  const wheel = useWheel(SECTORS)
  return (
    <div style={{ maxWidth: 260 }}>
      <WheelDisc
        wheel={wheel}
        sectors={SECTORS}
        colours={['#ffc93c', '#ef5b4c', '#3f7fd8']}
        name={say({ zh: '转盘', en: 'Wheel', tw: '轉盤' })}
      />
      <Button onClick={() => void wheel.turnTo('rose').then(() => note('rose'))}>
        {say({ zh: '转一次', en: 'Spin', tw: '轉一次' })}
      </Button>
    </div>
  )
}

export default { usual: (tools) => <Turning {...tools} /> } satisfies Demo
