import type { EventPlan } from '../../plan.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** Four houses whose windows light up at the blue hour. */
export const plan: EventPlan<keyof typeof zh.groups> = {
  id: '20261001',
  words: { zh, en, tw },
  groups: [
    { id: 'cat', roomId: '88001', score: 122_600, members: 1290 },
    { id: 'antenna', roomId: '88002', score: 117_900, members: 1177 },
    { id: 'garden', roomId: '88003', score: 129_400, members: 1418 },
    { id: 'clock', roomId: '88004', score: 105_700, members: 973 },
  ],
  prizes: { entrance: 'entranceHome' },
}
