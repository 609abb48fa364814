import type { EventPlan } from '../../plan.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** Towers of toy blocks on a carpet; two of them end level. */
export const plan: EventPlan<keyof typeof zh.groups> = {
  id: '20260601',
  words: { zh, en, tw },
  groups: [
    { id: 'bear', roomId: '88001', score: 119_300, members: 1233 },
    { id: 'duck', roomId: '88002', score: 126_400, members: 1402 },
    { id: 'rocket', roomId: '88003', score: 126_400, members: 1390 },
    { id: 'robot', roomId: '88004', score: 98_700, members: 890 },
  ],
  prizes: { entrance: 'entranceBlocks' },
}
