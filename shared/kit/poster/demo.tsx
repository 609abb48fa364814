import { Button } from '#shared/kit/button'
import type { Demo } from '#testing/demo'
import { WithState } from '#testing/demo-parts/WithState'
import { type PosterArt, PosterSheet } from './index.ts'

const ART: PosterArt = {
  width: 480,
  height: 640,
  code: { x: 130, y: 320, side: 220 },
  draw(context) {
    context.fillStyle = '#5638e0'
    context.fillRect(0, 0, 480, 640)
    context.fillStyle = '#ffb938'
    context.beginPath()
    context.arc(240, 170, 90, 0, 2 * Math.PI)
    context.fill()
  },
}

export default {
  usual: ({ say }) => (
    <WithState start={false}>
      {(open, setOpen) => (
        <>
          <Button onClick={() => setOpen(true)}>{say({ zh: '海报', en: 'Poster', tw: '海報' })}</Button>
          <PosterSheet
            open={open}
            onClose={() => setOpen(false)}
            art={ART}
            link="https://pages.example/download?code=F7PS"
            name={say({ zh: '邀请海报', en: 'Poster with a code', tw: '邀請海報' })}
          />
        </>
      )}
    </WithState>
  ),
} satisfies Demo
