import { Button } from '#shared/kit/button'
import type { Demo, DemoTools } from '#testing/demo'
import { WithState } from '#testing/demo-parts/WithState'
import { useScrolledTo } from './index.ts'

function Row({ say, note, at }: DemoTools & { at: number }) {
  const row = useScrolledTo<HTMLUListElement>(at)
  return (
    <ul ref={row} style={{ display: 'flex', overflowX: 'auto', position: 'relative' }}>
      {Array.from({ length: 20 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no other identity
        <li key={index}>
          <Button look={index === at ? 'primary' : 'quiet'} onClick={() => note(String(index))}>
            {say({ zh: '第', en: 'No.', tw: '第' })} {index}
          </Button>
        </li>
      ))}
    </ul>
  )
}

export default {
  usual: (tools) => <Row {...tools} at={12} />,
  'at an end': (tools) => <Row {...tools} at={19} />,
  nowhere: (tools) => <Row {...tools} at={-1} />,
  moving: (tools) => (
    <WithState start={4}>
      {(at, set) => (
        <>
          <Row {...tools} at={at} />
          <Button size="s" look="ghost" onClick={() => set((at + 5) % 20)}>
            {tools.say({ zh: '换一个', en: 'Another', tw: '換一個' })}
          </Button>
        </>
      )}
    </WithState>
  ),
} satisfies Demo
