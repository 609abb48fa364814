import type { EventPlan } from '../../plan.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** Six balloons over autumn hills. */
export const plan: EventPlan<keyof typeof zh.groups> = {
  id: '20261009',
  words: { zh, en, tw },
  groups: [
    { id: 'stripe', roomId: '88001', score: 124_100, members: 1301 },
    { id: 'check', roomId: '88002', score: 108_800, members: 1012 },
    { id: 'star', roomId: '88003', score: 130_700, members: 1477 },
    { id: 'heart', roomId: '88004', score: 115_300, members: 1139 },
    { id: 'wave', roomId: '88001', score: 101_600, members: 915 },
    { id: 'leaf', roomId: '88002', score: 119_900, members: 1218 },
  ],
  prizes: { entrance: 'entranceBalloon' },
}
