import type { EventPlan } from '../../plan.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** Dragon boats before the summer rain. */
export const plan: EventPlan<keyof typeof zh.groups> = {
  id: '20260615',
  words: { zh, en, tw },
  groups: [
    { id: 'dragon', roomId: '88001', score: 133_400, members: 1488 },
    { id: 'phoenix', roomId: '88002', score: 118_900, members: 1203 },
    { id: 'tiger', roomId: '88003', score: 127_600, members: 1340 },
    { id: 'turtle', roomId: '88004', score: 101_200, members: 911 },
  ],
  prizes: { entrance: 'entranceDragonBoat' },
}
