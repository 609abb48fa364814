import type { EventPlan } from '../../plan.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** Beacon towers on a wall at dusk. */
export const plan: EventPlan<keyof typeof zh.groups> = {
  id: '20260801',
  words: { zh, en, tw },
  groups: [
    { id: 'horse', roomId: '88001', score: 134_600, members: 1499 },
    { id: 'eagle', roomId: '88002', score: 120_300, members: 1254 },
    { id: 'wolf', roomId: '88003', score: 126_900, members: 1336 },
  ],
  prizes: { entrance: 'entranceBeacon' },
}
