import { getFestival } from '#shared/api/festival'
import { useQuery } from '#shared/runtime/request'
import type { Demo, DemoTools } from '#testing/demo'
import { Hero } from './index.ts'

function Example({ say }: DemoTools) {
  const call = useQuery(getFestival, { festival: 'halloween' })
  return (
    <Hero
      art={<svg viewBox="0 0 1 1" aria-hidden="true" />}
      title={say({ zh: '万圣夜找糖', en: 'Candy hunt', tw: '萬聖夜找糖' })}
      lead={say({ zh: '按线索一处处翻。', en: 'Follow the clues.', tw: '按線索一處處翻。' })}
      call={call}
      say={(phase) => say({ zh: '活动', en: 'Event', tw: '活動' }) + (phase === 'running' ? '' : '')}
    >
      <b>12</b>
    </Hero>
  )
}

export default { usual: (tools) => <Example {...tools} /> } satisfies Demo
