import type { EventPlan } from '../../plan.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** Paper boats down to the bridge. */
export const plan: EventPlan<keyof typeof zh.groups> = {
  id: '20260416',
  words: { zh, en, tw },
  groups: [
    { id: 'egret', roomId: '88001', score: 112_300, members: 1040 },
    { id: 'dragonfly', roomId: '88002', score: 126_800, members: 1392 },
    { id: 'frog', roomId: '88003', score: 121_500, members: 1277 },
    { id: 'chestnut', roomId: '88004', score: 88_900, members: 764 },
    { id: 'lotus', roomId: '88001', score: 104_600, members: 955 },
  ],
  prizes: { entrance: 'entranceBoat', frame: 'frameSpring', badge: 'badgeSpring' },
}
