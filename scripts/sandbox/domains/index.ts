import type { Domain } from '../domain.ts'
import { activity } from './activity/index.ts'
import { assistant } from './assistant/index.ts'
import { auth } from './auth/index.ts'
import { bingo } from './bingo/index.ts'
import { blindBox } from './blind-box/index.ts'
import { boss } from './boss/index.ts'
import { bossRecall } from './boss-recall/index.ts'
import { captain } from './captain/index.ts'
import { captainTask } from './captain-task/index.ts'
import { constellation } from './constellation/index.ts'
import { coupon } from './coupon/index.ts'
import { cp } from './cp/index.ts'
import { cpPhotos } from './cp/photos.ts'
import { drivingRecord } from './driving-record/index.ts'
import { festival } from './festival/index.ts'
import { freeBox } from './free-box/index.ts'
import { frontendLog } from './frontend-log/index.ts'
import { giftBook } from './gift-book/index.ts'
import { giftBox } from './gift-box/index.ts'
import { giftMuseum } from './gift-museum/index.ts'
import { giftPack } from './gift-pack/index.ts'
import { giftPoints } from './gift-points/index.ts'
import { giftSuit } from './gift-suit/index.ts'
import { goddessRegalLeaderboard } from './goddess-regal-leaderboard/index.ts'
import { groupEvent } from './group-event/index.ts'
import { hallEvent } from './hall-event/index.ts'
import { invite } from './invite/index.ts'
import { knowledge } from './knowledge/index.ts'
import { ladderCompetition } from './ladder-competition/index.ts'
import { loveTree } from './love-tree/index.ts'
import { magicEmoji } from './magic-emoji/index.ts'
import { mediaClue } from './media-clue/index.ts'
import { music } from './music/index.ts'
import { overseasCharge } from './overseas-charge/index.ts'
import { pay } from './pay/index.ts'
import { room } from './room/index.ts'
import { roomBattle } from './room-battle/index.ts'
import { roomLeaderRanking } from './room-leader-ranking/index.ts'
import { roomMessage } from './room-message/index.ts'
import { roomPet } from './room-pet/index.ts'
import { share } from './share/index.ts'
import { signRecord } from './sign-record/index.ts'
import { singCaptain } from './sing-captain/index.ts'
import { sisterGroup } from './sister-group/index.ts'
import { starHost } from './star-host/index.ts'
import { tarot } from './tarot/index.ts'
import { userRelation } from './user-relation/index.ts'
import { videoMoment } from './video-moment/index.ts'
import { warlord } from './warlord/index.ts'
import { weekFlow } from './week-flow/index.ts'
import { werewolf } from './werewolf/index.ts'
import { withdraw } from './withdraw/index.ts'

/** Every server domain that the sandbox answers. */
export const domains: readonly Domain[] = [
  activity,
  assistant,
  auth,
  boss,
  ...bossRecall,
  captain,
  ...constellation,
  cp,
  cpPhotos,
  frontendLog,
  goddessRegalLeaderboard,
  ...giftMuseum,
  groupEvent,
  hallEvent,
  ladderCompetition,
  loveTree,
  magicEmoji,
  room,
  roomBattle,
  roomLeaderRanking,
  roomPet,
  sisterGroup,
  warlord,
  coupon,
  giftBox,
  overseasCharge,
  pay,
  withdraw,
  captainTask,
  singCaptain,
  weekFlow,
  ...starHost,
  signRecord,
  videoMoment,
  festival,
  freeBox,
  bingo,
  mediaClue,
  drivingRecord,
  music,
  share,
  knowledge,
  ...invite,
  ...werewolf,
  blindBox,
  giftBook,
  giftPack,
  giftPoints,
  giftSuit,
  roomMessage,
  tarot,
  userRelation,
]
