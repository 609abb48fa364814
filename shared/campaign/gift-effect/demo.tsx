import { Button } from '#shared/kit/button'
import type { Demo, DemoTools } from '#testing/demo'
import { drawDemoReward } from '#testing/demo-parts/rewards'
import { type GiftEffect, useGiftEffect } from './index.ts'

function Play({ say, motion }: DemoTools & Pick<GiftEffect, 'motion'>) {
  const { play, stage } = useGiftEffect(drawDemoReward)
  const name = say({ zh: '流星雨', en: 'Meteor shower', tw: '流星雨' })
  const reward = { id: 'meteor', kind: 'gift', name, amount: 1, days: 0, image: '' } as const
  return (
    <>
      <Button onClick={() => play({ reward, motion, title: name })}>
        {say({ zh: '播放', en: 'Play', tw: '播放' })}
      </Button>
      {stage}
    </>
  )
}

const playing = (motion: GiftEffect['motion']) => (tools: DemoTools) => <Play {...tools} motion={motion} />

export default {
  burst: playing('burst'),
  shower: playing('shower'),
  rise: playing('rise'),
  flight: playing('flight'),
} satisfies Demo
