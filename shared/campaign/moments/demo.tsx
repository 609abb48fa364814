import type { Demo } from '#testing/demo'
import { Film } from './index.ts'

const film = (props: Partial<Parameters<typeof Film>[0]>) => () => (
  <div style={{ position: 'relative', width: 240 }}>
    <div style={{ paddingTop: '133%' }} />
    <div style={{ position: 'absolute', inset: 0, display: 'grid' }}>
      <Film
        src="/static-cdn/moments/0.mp4"
        cover="/static-cdn/moments/0.svg"
        drawn={<span />}
        title="Encore"
        seconds={75}
        {...props}
      />
    </div>
  </div>
)

export default {
  'with a cover': film({}),
  'without cover and length': film({ cover: '', seconds: 0 }),
} satisfies Demo
