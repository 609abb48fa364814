import type { Text } from '../text.ts'

const texts = <Key extends string>(all: Record<Key, [zh: string, en: string, tw: string]>) =>
  Object.fromEntries(
    Object.entries<[string, string, string]>(all).map(([key, [zh, en, tw]]) => [key, { zh, en, tw }]),
  ) as Record<Key, Text>

/** Why something was refused, as the person reads it. */
export const REFUSALS = texts({
  loginAgain: ['请重新登录', 'Please login again', '請重新登入'],
  badInput: ['填写的内容有误，请检查', 'Please check what you entered', '填寫的內容有誤，請檢查'],
  notFound: ['内容不存在', 'This no longer exists', '內容不存在'],
  unknownActivity: ['未知活动', 'Unknown activity', '未知活動'],
  alreadyClaimed: ['奖励已经领取过了', 'You have already claimed this', '獎勵已經領取過了'],
  notReached: ['还没有达成条件', 'You have not reached this yet', '還沒有達成條件'],
  notOpen: ['暂未开放', 'Not open yet', '暫未開放'],
  ended: ['活动已结束', 'This event has ended', '活動已結束'],
  tooFewCoins: ['PP币不足', 'Not enough PP coins', 'PP幣不足'],
  tooOften: ['操作太频繁，请稍后再试', 'Too many attempts, please try again later', '操作太頻繁，請稍後再試'],
  unlockFirst: ['解锁后才可领取', 'Please unlock first to receive', '解鎖後才可領取'],
  notNewCaptain: [
    '仅限首次入驻厅的新队长购买',
    'Only for new captains entering a hall for the first time',
    '僅限首次入駐廳的新隊長購買',
  ],
  boughtBefore: [
    '每个账号限购一次，你已经购买过了',
    'One purchase per account, and you have made yours',
    '每個帳號限購一次，你已經購買過了',
  ],
  dayLocked: ['这一天还未开启', 'This day is still locked', '這一天還未開啟'],
  dayNotMissed: ['这一天不需要补训', 'This day does not need catching up', '這一天不需要補訓'],
  noCatchUps: ['补训次数已用完', 'No catch-ups left', '補訓次數已用完'],
  goalSet: ['本赛季的目标已经设定', 'Your goal for this season is already set', '本賽季的目標已經設定'],
  goalClosed: ['目标设定已截止', 'Setting a goal is closed', '目標設定已截止'],
  hallFixed: ['本赛季的厅已经选定', 'Your hall for this season is already chosen', '本賽季的廳已經選定'],
  wrongCode: ['验证码错误或已过期', 'The code is wrong or has expired', '驗證碼錯誤或已過期'],
  ticketUsed: ['请重新获取验证码', 'Please request the code again', '請重新取得驗證碼'],
  badNumber: ['请输入正确的手机号', 'Enter the correct mobile number', '請輸入正確的手機號碼'],
  roomClosed: ['星宫暂时无法开启', 'This star room cannot be drawn in right now', '星宮暫時無法開啟'],
  roomNotOpen: ['这座星宫还未开启', 'This star room is not open', '這座星宮還未開啟'],
  roomComplete: ['这座星宫已经点亮', 'This star room is fully lit', '這座星宮已經點亮'],
  nothingLit: ['还没有点亮的星星', 'No stars are lit yet', '還沒有點亮的星星'],
  noResets: ['今日重置次数已用完', 'No resets left today', '今日重置次數已用完'],
  tooFewStars: ['点亮的星星还不够', 'Not enough stars are lit yet', '點亮的星星還不夠'],
  allFloorsOpen: ['所有星层都已开启', 'All floors are open', '所有星層都已開啟'],
  tooFewKeys: ['星钥不足', 'Not enough star keys', '星鑰不足'],
  limitReached: ['已达到限购数量', 'You have reached the purchase limit', '已達到限購數量'],
  soldOut: ['已售罄', 'Sold out', '已售罄'],
  joinedAlready: ['你已经加入队伍', 'You are already in a team', '你已經加入隊伍'],
  tooLateToJoin: ['加入时间已截止', 'It is too late to join', '加入時間已截止'],
  joinFirst: ['请先加入队伍', 'Join a team first', '請先加入隊伍'],
})
