import type { EventPlan } from '../../plan.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** Six jars of paper stars on a school desk. */
export const plan: EventPlan<keyof typeof zh.groups> = {
  id: '20260901',
  words: { zh, en, tw },
  groups: [
    { id: 'pencil', roomId: '88001', score: 118_800, members: 1204 },
    { id: 'eraser', roomId: '88002', score: 104_200, members: 951 },
    { id: 'ruler', roomId: '88003', score: 125_600, members: 1366 },
    { id: 'compass', roomId: '88004', score: 99_300, members: 872 },
    { id: 'brush', roomId: '88001', score: 111_500, members: 1075 },
    { id: 'globe', roomId: '88002', score: 121_100, members: 1270 },
  ],
  prizes: { entrance: 'entranceStars' },
}
