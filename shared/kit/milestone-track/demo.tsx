import type { ComponentProps } from 'react'
import type { Demo, DemoTools } from '#testing/demo'
import { DemoArt } from '#testing/demo-parts/DemoArt'
import { type Milestone, MilestoneTrack, type TrackReward } from './index.ts'

const KINDS = ['coin', 'gift', 'ticket', 'frame', 'star'] as const

function levels(say: DemoTools['say'], count: number, value: number, advanced = true): Milestone[] {
  const reward = (index: number, kind: number): TrackReward => ({
    name: say({ zh: '礼盒', en: 'Gift box', tw: '禮盒' }),
    art: <DemoArt of={KINDS[kind % KINDS.length] ?? 'coin'} />,
    count: `x${index + 1}`,
    state: value < (index + 1) * 100 ? 'locked' : value < (index + 2) * 100 ? 'claimable' : 'claimed',
  })
  return Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    at: (index + 1) * 100,
    label: String((index + 1) * 100),
    free: reward(index, index),
    ...(advanced && { advanced: reward(index, index + 2) }),
  }))
}

function Track({ say, note, ...rest }: DemoTools & Omit<ComponentProps<typeof MilestoneTrack>, 'onPick'>) {
  return (
    <MilestoneTrack
      {...rest}
      onPick={(milestone, lane) => note(`${milestone.label} ${lane}: ${milestone[lane]?.state}`)}
    />
  )
}

export default {
  'two lanes': (tools) => <Track {...tools} milestones={levels(tools.say, 8, 340)} value={340} />,
  'one lane': (tools) => <Track {...tools} milestones={levels(tools.say, 5, 250, false)} value={250} />,
  'behind a lock': (tools) => (
    <Track {...tools} milestones={levels(tools.say, 6, 230)} value={230} advancedLocked />
  ),
  busy: (tools) => (
    <Track {...tools} milestones={levels(tools.say, 4, 210, false)} value={210} busyId="m1-free" />
  ),
  many: (tools) => <Track {...tools} milestones={levels(tools.say, 50, 3120)} value={3120} />,
  'long texts': (tools) => (
    <Track
      {...tools}
      value={120}
      names={{
        free: tools.say({ zh: '普通战令奖励', en: 'Plain order rewards', tw: '普通戰令獎勵' }),
        advanced: tools.say({ zh: '进阶战令奖励', en: 'Advanced order rewards', tw: '進階戰令獎勵' }),
      }}
      milestones={levels(tools.say, 4, 120).map((level) => ({
        ...level,
        free: {
          art: <DemoArt of="frame" />,
          name: tools.say({
            zh: '星河漫游限定动态头像框',
            en: 'Limited animated portrait frame of the starry river',
            tw: '星河漫遊限定動態頭像框',
          }),
          count: 'x99999',
          state: 'locked',
        },
      }))}
    />
  ),
} satisfies Demo
