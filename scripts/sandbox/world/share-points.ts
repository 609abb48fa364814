import en from './words/share-points/en.json'
import tw from './words/share-points/tw.json'
import zh from './words/share-points/zh.json'

/** What share points say, by language. */
export const words = { zh, en, tw }

export type PointId = keyof typeof zh

/** Places in the pages that share something: the activity, and the history path that a link from there leads to. */
export const SHARE_POINTS: Readonly<Record<PointId, { activityId: string; path: string }>> = {
  friends: { activityId: '37', path: '/download' },
  freeCandy: { activityId: '31', path: '/freeCandy/share' },
  freeCandyOpen: { activityId: '31', path: '/freeCandy/openFreeCandyShare' },
  bingo: { activityId: '33', path: '/freeCandyBinGo' },
  moment: { activityId: '34', path: '/touchingMoments/index' },
  video: { activityId: '35', path: '/collectVideo' },
  tarot: { activityId: '0', path: '/tarotShare' },
  boss: { activityId: '38', path: '/inviteBossRankBind' },
  promoter: { activityId: '0', path: '/dispersion/inviteBind' },
  recall: { activityId: '22', path: '/recallBossShare' },
  campaign: { activityId: '0', path: '/activityNew/sharePage' },
}

export const isPoint = (id: unknown): id is PointId => Object.hasOwn(SHARE_POINTS, String(id))

export const materialId = (point: PointId): string => `material-${point}`
