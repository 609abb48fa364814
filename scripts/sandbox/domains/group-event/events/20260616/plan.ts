import type { EventPlan } from '../../plan.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** Two sides pull at one buoy; one is far ahead. */
export const plan: EventPlan<keyof typeof zh.groups> = {
  id: '20260616',
  words: { zh, en, tw },
  groups: [
    { id: 'otter', roomId: '88001', score: 142_300, members: 1702 },
    { id: 'duck', roomId: '88002', score: 98_600, members: 1495 },
  ],
  prizes: { entrance: 'entranceSunset' },
}
