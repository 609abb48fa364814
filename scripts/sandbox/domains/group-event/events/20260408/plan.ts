import type { EventPlan } from '../../plan.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** Kites over the tea hills. */
export const plan: EventPlan<keyof typeof zh.groups> = {
  id: '20260408',
  words: { zh, en, tw },
  groups: [
    { id: 'swallow', roomId: '88002', score: 128_400, members: 1284 },
    { id: 'koi', roomId: '88004', score: 131_900, members: 1530 },
    { id: 'crane', roomId: '88001', score: 96_300, members: 872 },
    { id: 'dragon', roomId: '88003', score: 119_700, members: 1106 },
  ],
  prizes: { frame: 'frameSpring', badge: 'badgeSpring', title: 'titleSpring', entrance: 'entranceKite' },
}
