import { DAY } from '../../world/clock.ts'
import { texts } from '../../world/refusal-words.ts'
import type { Grant } from '../../world/rewards.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

/** What groups are made of, the same for everybody. */
export const words = { zh, en, tw }

export const MOST_MEMBERS = 4
export const INVITATION_LASTS = 3 * DAY
/** How long one who left a group can be in no other. */
export const PAUSE = 3 * DAY

/** By the points that a group needs. */
export const AWARDS: readonly { id: keyof typeof zh.awards; points: number; grants: readonly Grant[] }[] = [
  { id: 'meet', points: 100, grants: [{ item: 'coin', amount: 30 }] },
  { id: 'bond', points: 1_000, grants: [{ item: 'badgeSisters', amount: 1, days: 15 }] },
  { id: 'shine', points: 5_000, grants: [{ item: 'frameLight', amount: 1, days: 15 }] },
  {
    id: 'forever',
    points: 20_000,
    grants: [
      { item: 'badgeSisters', amount: 1 },
      { item: 'coin', amount: 520 },
    ],
  },
]

/** People who could be invited; ids begin here. */
export const CANDIDATES = { from: 79_001, size: 60, shown: 6 }

export const SISTER_REFUSALS = texts({
  myself: ['不能邀请自己', 'You cannot invite yourself', '不能邀請自己'],
  invitedAlready: ['已经邀请过对方', 'You have invited them already', '已經邀請過對方'],
  inMyGroup: ['对方已经在你的姐妹团', 'They are in your group already', '對方已經在你的姐妹團'],
  inOtherGroup: ['对方已有姐妹团', 'They are in another group', '對方已有姐妹團'],
  inGroup: ['你已有姐妹团', 'You are in a group already', '你已有姐妹團'],
  noGroup: ['你还没有姐妹团', 'You are in no group', '你還沒有姐妹團'],
  full: ['姐妹团人数已满', 'The group is full', '姐妹團人數已滿'],
  pause: ['离开后 3 天内不能加入姐妹团', 'You have just left a group', '離開後 3 天內不能加入姐妹團'],
  ended: ['这个姐妹团已解散', 'This group has ended', '這個姐妹團已解散'],
  gone: ['邀请已失效', 'This invitation is no longer good', '邀請已失效'],
})
