import type { EventPlan } from '../../plan.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** Rabbits that run round the moon. */
export const plan: EventPlan<keyof typeof zh.groups> = {
  id: '20260907',
  words: { zh, en, tw },
  groups: [
    { id: 'lantern', roomId: '88001', score: 125_300, members: 1330 },
    { id: 'mortar', roomId: '88002', score: 113_600, members: 1108 },
    { id: 'cake', roomId: '88003', score: 130_100, members: 1466 },
    { id: 'scarf', roomId: '88004', score: 107_400, members: 989 },
  ],
  prizes: { entrance: 'entranceMoon' },
}
