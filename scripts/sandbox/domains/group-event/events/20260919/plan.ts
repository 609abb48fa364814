import type { EventPlan } from '../../plan.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** Five crops in golden fields. */
export const plan: EventPlan<keyof typeof zh.groups> = {
  id: '20260919',
  words: { zh, en, tw },
  groups: [
    { id: 'corn', roomId: '88001', score: 126_700, members: 1345 },
    { id: 'rice', roomId: '88002', score: 131_800, members: 1502 },
    { id: 'pumpkin', roomId: '88003', score: 110_400, members: 1026 },
    { id: 'sunflower', roomId: '88004', score: 119_200, members: 1201 },
    { id: 'cotton', roomId: '88001', score: 98_100, members: 864 },
  ],
  prizes: { entrance: 'entranceHarvest' },
}
