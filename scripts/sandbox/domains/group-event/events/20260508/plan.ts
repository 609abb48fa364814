import type { EventPlan } from '../../plan.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** Five flowers in a walled garden. */
export const plan: EventPlan<keyof typeof zh.groups> = {
  id: '20260508',
  words: { zh, en, tw },
  groups: [
    { id: 'rose', roomId: '88001', score: 121_700, members: 1250 },
    { id: 'tulip', roomId: '88002', score: 108_200, members: 1008 },
    { id: 'daisy', roomId: '88003', score: 129_900, members: 1431 },
    { id: 'bell', roomId: '88004', score: 96_400, members: 842 },
    { id: 'peony', roomId: '88001', score: 115_500, members: 1166 },
  ],
  prizes: { entrance: 'entranceBloom', frame: 'frameSpring', badge: 'badgeSpring' },
}
