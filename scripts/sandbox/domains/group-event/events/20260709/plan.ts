import type { EventPlan } from '../../plan.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** Fireflies that come to jars in a dark meadow. */
export const plan: EventPlan<keyof typeof zh.groups> = {
  id: '20260709',
  words: { zh, en, tw },
  groups: [
    { id: 'owl', roomId: '88003', score: 118_600, members: 1186 },
    { id: 'hedgehog', roomId: '88001', score: 86_400, members: 812 },
    { id: 'snail', roomId: '88004', score: 127_900, members: 1345 },
    { id: 'moth', roomId: '88002', score: 103_700, members: 1024 },
  ],
  prizes: { entrance: 'entranceFirefly' },
}
