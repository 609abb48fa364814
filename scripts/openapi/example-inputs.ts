/** Asks the sandbox something first, of which an example's input is made. @param as who asks; '' is nobody. */
export type AskFirst = (
  name: string,
  input?: object,
  as?: string,
  // biome-ignore lint/suspicious/noExplicitAny: answers of many endpoints
) => Promise<any>

/** How an endpoint is called for its example. */
export interface Recipe {
  /** Who asks, of the sandbox's people; '' is nobody. */
  as?: string
  input?: object | ((first: AskFirst) => Promise<object>)
}

/** Default person of examples: well into the campaign. */
export const USUAL = '10002'

/** What calls take that name nothing of their own. */
export const USUAL_INPUT: Readonly<Record<string, unknown>> = {
  activityId: '20260408',
  id: '7',
  day: 1,
  mobile: '13800010002',
  countryCode: '86',
  topic: 'touching',
  festival: 'halloween',
  orderId: '70001',
  toUserId: '20001',
  museum: 'gift',
}

const SHARED = JSON.stringify({ extensionOfficerId: '10002', activityId: '20260408' })
const log = { userId: '10002', content: '[]' }

async function sendSms(first: AskFirst, number: { mobile: string; countryCode: string }) {
  const { ticket } = await first('getSmsCode', number, '')
  await first('sendCode', { ...number, ticket }, '')
  return { ...number, code: '123456' }
}

const CHINA = { mobile: '13800010002', countryCode: '86' }
const JAPAN = { mobile: '9012345678', countryCode: '81' }

/** By endpoint. Who is not named is called with the usual input. */
export const RECIPES: Readonly<Record<string, Recipe>> = {
  addReminder: { input: { of: 'activity', id: '204' } },
  deleteReminder: { input: { of: 'activity', id: '204' } },
  askAssistant: { input: { question: 'How do I open a hall?' } },
  sendCode: {
    as: '',
    input: async (first) => ({ ...CHINA, ticket: (await first('getSmsCode', CHINA)).ticket }),
  },
  getSmsCode: { as: '' },
  login: { as: '', input: (first) => sendSms(first, CHINA) },
  overseasChargeLogin: { as: '', input: (first) => sendSms(first, JAPAN) },
  receiveRecallLevel: { input: { level: 4 } },
  receiveSignPrize: { input: { day: 4 } },
  sendRecallMessage: { as: '10001', input: { userId: '81001', letterId: 'light' } },
  changeRoom: { input: { roomId: 'virgo' } },
  resetStarsRoom: { input: { roomId: 'aries' } },
  openNextFloor: { input: { floor: 3 } },
  luckyDraw: { as: '10001', input: { roomId: 'aries', times: '1', price: 1 } },
  receiveLevelReward: { input: { level: 4 } },
  buyGiftPackage: { input: { packageId: 'ten', price: 1000 } },
  setCp: { as: '10001', input: { toUserId: '20001', what: 'ask' } },
  upCpLevel: { input: { level: 3 } },
  receiveCpPrize: { input: { level: 2 } },
  sendErrorLog: { input: log },
  sendReport: { input: log },
  sendLogs: { input: { frontendLog: '[]' } },
  refreshStall: { input: { museum: 'gift', price: 0 } },
  openCollector: { as: '10001' },
  receiveCollectorAward: { input: { museum: 'gift', level: 2 } },
  synthesize: { as: '10001', input: { museum: 'gift', giftId: 'dew' } },
  purchasePrivileges: { as: '10001', input: { museum: 'gift', privilegeId: 'discount' } },
  makeWish: { as: '10001', input: { museum: 'gift', giftId: 'dew' } },
  buyGifts: {
    as: '10001',
    input: async (first) => {
      const { stall } = await first('getMuseum', { museum: 'gift' })
      return { museum: 'gift', offerId: stall.offers[0].id, amount: 1 }
    },
  },
  cheerForGroup: {
    as: '10001',
    async input(first) {
      const { rounds } = await first('getAnnualEvent', {}, '10001')
      const round = rounds.find(({ state }: { state: string }) => state === 'running')
      return { groupId: round.groups[0].id }
    },
  },
  joinGroup: { as: '10001', input: { activityId: '20260408', groupId: 'swallow' } },
  receiveGroupReward: { input: { activityId: '20260408', taskId: 'greet' } },
  receiveFruit: { input: { fruitId: '1' } },
  exchangeEmoji: { input: { emojiId: 'wink', price: 20 } },
  buyEmojiPack: { input: { packId: 'jar', price: 1000 } },
  changeHall: { input: { roomId: '88002' } },
  buyPet: { input: { petId: 'fox', price: 3000 } },
  switchPet: { as: '10003', input: { petId: 'cat' } },
  renamePet: { input: { name: 'Momo' } },
  drawPetPrize: { input: { times: '1', price: 0 } },
  dissolveSisters: { input: async (first) => ({ groupId: (await first('getSisterGroup')).group.id }) },
  claimSisterAward: { input: { awardId: 'bond' } },
  answerSister: {
    as: '10001',
    input: async (first) => {
      const { invitations } = await first('getSisterGroup')
      return { invitationId: invitations.received[0].id, answer: 'accept' }
    },
  },
  getSisterGroupCard: { input: { groupId: '2' } },
  getCpPhotos: { as: '10003' },
  addCpPhotos: { as: '10003', input: { urls: '["https://img.example/1.png"]' } },
  deleteCpPhoto: { as: '10003', input: { photoId: 'wall-2' } },
  getSwitchDay: { input: { day: 1 } },
  postSwitchDay: { input: { day: 2 } },
  receiveReward: { input: { kind: 'task', id: '6-host' } },
  readPost: { input: { id: 'lesson-6' } },
  setGoal: { as: '10001', input: { goalId: 'bright', roomId: '88001' } },
  battlePay: { as: '10008', input: { seasonId: '7', roomId: '88002', price: 5200 } },
  sendGift: { input: { giftId: 'lantern', toUserId: '20001', amount: 1 } },
  transferAssets: { input: { productId: 'p-1', toUserId: '20001', price: '0.99', currency: 'USD' } },
  prepayByWechat: { input: { orderId: '70001', openId: 'o-70001' } },
  submitSignature: { as: '10001', input: { version: '2026-03', name: '林知夏' } },
  resubmitSignature: { as: '10009', input: { version: '2026-03', name: '林知夏' } },
  improveChannelInfo: {
    as: '10001',
    input: { transferCode: 'harbour', holder: '林知夏', account: '6222020200112248', ...CHINA },
  },
  applyWithdraw: {
    input: async (first) => ({
      amount: '2000',
      net: '1980',
      channelId: '1',
      ...(await sendSms(first, CHINA)),
    }),
  },
  receiveCaptainTask: { input: { id: 'lane-8' } },
  receiveSingReward: { input: { level: 1 } },
  receiveWeekFlowReward: { input: { id: 'step-2' } },
  clock: { input: { kind: 'in' } },
  receiveFestivalTask: { input: { festival: 'national', taskId: 'gift' } },
  drawFestival: { input: { festival: 'halloween', times: '1', cost: 10 } },
  exchangeFestival: { input: { festival: 'national', offerId: 'rose', cost: 10 } },
  joinRegion: { as: '10001', input: { regionId: 'sea' } },
  lookForCandy: { input: { spotId: 'cat' } },
  openRedPacket: { input: { packetId: 'warmup' } },
  writeLetter: { input: { text: 'See you on Sunday' } },
  openLetter: {
    input: async (first) => {
      const { letters } = await first('getLetters')
      return {
        letterId: letters.find(
          ({ opened, from }: { opened: boolean; from: string }) => !opened && from === 'them',
        ).id,
      }
    },
  },
  lightLantern: { input: async (first) => ({ at: (await first('getLanterns')).today }) },
  receiveRung: { input: { rungId: '1' } },
  voteForAward: { input: { awardId: 'voice', userId: '89001' } },
  postWish: { input: { text: 'Good health for my family' } },
  uploadMomentFile: { input: { file: new Blob(['png'], { type: 'image/png' }) } },
  uploadMoment: { input: { topic: 'touching', kind: 'video', title: 'First song', url: '/files/a.mp4' } },
  addMomentTask: { input: { topic: 'touching', taskId: 'visit' } },
  addLikes: { input: { topic: 'touching', workId: 'touching-4' } },
  startFreeBox: { as: '10001' },
  openFreeBox: { as: '10003', input: { boxId: '10003-4' } },
  helpFreeBox: {
    as: '777',
    input: async (first) => ({ boxId: (await first('getSharedFreeBox', {}, '10002')).box.id }),
  },
  receiveBingoCell: { input: { cellId: 'cell-2' } },
  receiveBingoLine: {
    input: async (first) => {
      await first('receiveBingoCell', { cellId: 'cell-11' })
      return { lineId: 'row-3' }
    },
  },
  receiveBingoFull: {
    as: '10003',
    input: async (first) => {
      await first('receiveBingoCell', { cellId: 'cell-16' })
      return {}
    },
  },
  checkContact: { input: { platform: 'wechat', contact: '13912345678' } },
  uploadCpPhoto: { input: { file: new Blob(['png'], { type: 'image/png' }) } },
  uploadClueScreenshot: { input: { file: new Blob(['png'], { type: 'image/png' }) } },
  submitClue: { input: { name: 'Mia', platform: 'wechat', contact: '13912345678' } },
  submitClueReport: { input: { clueId: '26', outcome: 'reached', content: 'Added as a friend' } },
  reserveMusic: { input: { setId: '1000' } },
  unreserveMusic: {
    input: async (first) => {
      await first('reserveMusic', { setId: '1000' })
      return { setId: '1000' }
    },
  },
  createShareLink: { input: { params: SHARED, activityId: '20260408', userId: '10002' } },
  joinPromoters: { input: { name: 'Mia Lin', mobile: '13800010001' } },
  applyAsHost: { as: '10001', input: { role: 'singing' } },
  bindInvitation: {
    as: '777',
    input: async (first) => ({ code: (await first('getInviteFriends', {}, '10001')).code }),
  },
  receiveInviteReward: { input: { id: '3' } },
  buyExtraGame: { input: { price: 60 } },
  receiveRaceReward: { input: { awardId: 'first-win' } },
  getRoundRecord: {
    input: async (first) => {
      const { list } = await first('getRaceSignRecords', {})
      const over = list.find(({ result }: { result: string }) => result !== 'playing')
      return { gameId: over.gameId }
    },
  },
  buyPaidGiftPack: { input: { packId: 'daily', price: 100 } },
  drawBlindBox: { input: { boxId: 'fox', times: '1', price: 30 } },
}
