import type { EventPlan } from '../../plan.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** Fireworks over a harbour. */
export const plan: EventPlan<keyof typeof zh.groups> = {
  id: '20260808',
  words: { zh, en, tw },
  groups: [
    { id: 'peony', roomId: '88002', score: 122_400, members: 1263 },
    { id: 'willow', roomId: '88004', score: 97_800, members: 918 },
    { id: 'saturn', roomId: '88001', score: 109_300, members: 1077 },
    { id: 'cat', roomId: '88003', score: 129_700, members: 1418 },
    { id: 'whale', roomId: '88002', score: 76_500, members: 690 },
  ],
  prizes: { entrance: 'entranceFireworks' },
}
