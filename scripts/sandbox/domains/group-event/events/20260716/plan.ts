import type { EventPlan } from '../../plan.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** Castles of sand before the tide comes in. */
export const plan: EventPlan<keyof typeof zh.groups> = {
  id: '20260716',
  words: { zh, en, tw },
  groups: [
    { id: 'crab', roomId: '88001', score: 128_800, members: 1402 },
    { id: 'gull', roomId: '88002', score: 116_500, members: 1199 },
    { id: 'turtle', roomId: '88003', score: 109_100, members: 1040 },
    { id: 'star', roomId: '88004', score: 121_900, members: 1288 },
  ],
  prizes: { entrance: 'entranceSand' },
}
