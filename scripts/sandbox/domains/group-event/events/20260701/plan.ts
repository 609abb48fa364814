import type { EventPlan } from '../../plan.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** Three trains through a night of stars. */
export const plan: EventPlan<keyof typeof zh.groups> = {
  id: '20260701',
  words: { zh, en, tw },
  groups: [
    { id: 'steam', roomId: '88001', score: 124_700, members: 1320 },
    { id: 'bullet', roomId: '88002', score: 131_200, members: 1544 },
    { id: 'tram', roomId: '88003', score: 109_900, members: 1018 },
  ],
  prizes: { entrance: 'entranceTrain' },
}
