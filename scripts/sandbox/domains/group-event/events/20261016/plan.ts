import type { EventPlan } from '../../plan.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** Four troupes pull at one drum on a stage. */
export const plan: EventPlan<keyof typeof zh.groups> = {
  id: '20261016',
  words: { zh, en, tw },
  groups: [
    { id: 'lion', roomId: '88001', score: 130_900, members: 1480 },
    { id: 'mask', roomId: '88002', score: 117_400, members: 1166 },
    { id: 'monkey', roomId: '88003', score: 123_200, members: 1287 },
    { id: 'ox', roomId: '88004', score: 111_800, members: 1055 },
  ],
  prizes: { entrance: 'entranceDrum' },
}
