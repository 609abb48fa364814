import type { EventPlan } from '../../plan.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** Four pennants that race by the wind that their teams gather. */
export const plan: EventPlan<keyof typeof zh.groups> = {
  id: 'YYYYMMDD',
  words: { zh, en, tw },
  groups: [
    { id: 'red', roomId: '88001', score: 104_300, members: 1012 },
    { id: 'blue', roomId: '88002', score: 117_800, members: 1190 },
    { id: 'gold', roomId: '88003', score: 96_500, members: 930 },
    { id: 'green', roomId: '88004', score: 88_200, members: 870 },
  ],
}
