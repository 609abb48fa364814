import type { Language } from '#shared/runtime/i18n'

/** A thing that pages speak of, and its one name in each language; in English with the case that it has inside a sentence. */
export interface Term {
  zh: string
  en: string
  tw: string
  /** Words not to use instead. */
  not?: Partial<Record<Language, readonly RegExp[]>>
}

/** One name for one thing. Style is in pages/voice.md. */
export const GLOSSARY: readonly Term[] = [
  {
    zh: 'PP币',
    en: 'PP coins',
    tw: 'PP幣',
    not: {
      en: [/(?<!^|\b(1|each|every) )PP coin\b/i],
      zh: [/PP ?幣/, /PP币 \p{Script=Han}/u],
      tw: [/PP ?币/, /PP幣 \p{Script=Han}/u],
    },
  },
  {
    zh: 'App',
    en: 'app',
    tw: 'App',
    not: { zh: [/(打开|下载)应用/], tw: [/(開啟|下載)應用/] },
  },
  { zh: '魔法糖', en: 'magic candy', tw: '魔法糖' },
  { zh: '星钥', en: 'star keys', tw: '星鑰' },
  { zh: '糖果盒', en: 'candy box', tw: '糖果盒' },
  { zh: '小糖盒', en: 'small box', tw: '小糖盒' },
  { zh: '大糖盒', en: 'large box', tw: '大糖盒' },
  { zh: '珍藏糖盒', en: 'treasured box', tw: '珍藏糖盒' },
  { zh: '厅', en: 'hall', tw: '廳' },
  { zh: '队长', en: 'captain', tw: '隊長' },
  { zh: '老板', en: 'boss', tw: '老闆' },
  { zh: '战令', en: 'battle order', tw: '戰令' },
  { zh: '战功', en: 'merit', tw: '戰功' },
  { zh: '快车道', en: 'fast lane', tw: '快車道' },
  { zh: '优惠券', en: 'coupon', tw: '優惠券' },
  { zh: '奖池', en: 'prize pool', tw: '獎池' },
  { zh: '流水', en: 'gifts', tw: '業績', not: { en: [/\bflow\b/i], tw: [/流水(?!號)/] } },
  { zh: '送礼', en: 'send gifts', tw: '送禮', not: { en: [/\bgiv(e|es|en) away\b/i] } },
  { zh: '活动', en: 'event', tw: '活動', not: { en: [/\bcampaigns?\b/i] } },
  { zh: '概率', en: 'odds', tw: '機率', not: { en: [/\bchances\b/i], tw: [/概率/] } },
  { zh: '暴击', en: 'crit', tw: '爆擊', not: { en: [/\bcriticals\b/i], tw: [/暴擊/] } },
  { zh: '充值', en: 'top up', tw: '儲值', not: { en: [/\brecharg/i], tw: [/充值/] } },
  { zh: '提现', en: 'withdraw', tw: '提領', not: { tw: [/提現/] } },
  { zh: '到账', en: 'arrive', tw: '入帳', not: { tw: [/到[賬帳]/] } },
  { zh: '支付', en: 'pay', tw: '付款', not: { tw: [/(?<!微信)支付/] } },
  { zh: '充值账号', en: 'recipient', tw: '儲值帳號', not: { zh: [/收款人/], tw: [/收款人/] } },
  { zh: '提交', en: 'submit', tw: '送出', not: { en: [/(?<!at )\bhand(ed)? in\b/i], tw: [/提交/] } },
  { zh: '网络', en: 'connection', tw: '網路', not: { en: [/\bthe line (drop|break|broke)/i], tw: [/網絡/] } },
  { zh: '头像', en: 'profile picture', tw: '頭像', not: { en: [/\bportraits?\b/i] } },
  { zh: '永久', en: 'forever', tw: '永久', not: { en: [/\bfor ever\b/i] } },
  { zh: '自动', en: 'automatically', tw: '自動', not: { en: [/\bby (itself|themselves)\b/i] } },
  { zh: '再次', en: 'again', tw: '再次', not: { en: [/\banew\b/i] } },
  {
    zh: '先到先得',
    en: 'ties go to',
    tw: '先到先得',
    not: { en: [/\bties: /i, /\bequal (scores|halls)\b/i] },
  },
  // people who wait for money want to know where it is, not machine states
  {
    zh: '本页',
    en: 'here',
    tw: '本頁',
    not: { en: [/\bservers?\b/i], zh: [/服务器/, /凭证/, /接口/], tw: [/伺服器/, /憑證/] },
  },
]

/** American spelling for British spelling. */
export const AMERICAN: Readonly<Record<string, RegExp>> = {
  color: /colour/i,
  harbor: /harbour/i,
  parlor: /parlour/i,
  armor: /armour/i,
  candor: /candour/i,
  theater: /theatre/i,
  center: /\bcentre/i,
  favorite: /favourite/i,
  favor: /favour(?!ite)/i,
  neighbor: /neighbour/i,
  honor: /honour/i,
  gray: /\bgrey\b/i,
  mom: /\bmum\b/i,
  canceled: /cancelled|cancelling/i,
  traveler: /travell(er|ed|ing)/i,
  jewelry: /jewell/i,
  '-ize': /(fertil|organ|real|recogn|apolog|memor)is(e|ing|ation)/i,
}

/** Taiwanese words for mainland ones. */
export const TAIWAN: Readonly<Record<string, RegExp>> = {
  攤位: /貨攤/,
  身分驗證: /實名/,
  已結束: /收官/,
  刪除帳號: /註銷/,
  公布: /公示/,
  品質: /質量/,
  登入: /登[錄陸](?!器)/,
  儲存: /保存/,
  影片: /視頻/,
  資訊或訊息: /信息/,
  簡訊: /短信/,
  螢幕: /屏幕|公屏/,
  預設: /默認/,
  軟體: /軟件/,
  程式: /程序/,
  檔案: /文件/,
  設定: /設置/,
  新增: /添加/,
  載入: /加載/,
  連結: /鏈接/,
  搜尋: /搜索/,
  資料: /數據/,
  帳號: /賬/,
  取得: /獲取/,
  啟用: /激活/,
  線上: /在線(?!上)/,
  'QR 碼': /二維碼|行動條碼/,
  開啟: /打開 App/,
  更新: /刷新/,
  按讚: /點贊|點讚/,
  檢舉: /舉報/,
  得獎: /獲獎/,
  進階: /高級/,
  營運: /運營/,
  麥克風: /話筒/,
  身分: /身份/,
  不需: /無需/,
  隔天: /次日/,
  午夜: /零點/,
  時數: /時長/,
  回顧: /[復覆]盤/,
  '上工、下工、值勤': /[上下在]崗/,
  'iPhone、Android': /蘋果|安卓/,
  對方: /TA/,
  週: /周/,
}

/** English names that are always capitalised. */
export const NAMES: readonly RegExp[] = [/Hall of Fame/g, /WeChat Pay/g, /App Store/g]

/** Messages fixed by the specification, exempt from the rules. */
export const EXACT: readonly string[] = [
  'Server busy',
  'Server error',
  '服务器繁忙',
  '服务器错误',
  '伺服器忙碌中',
  '伺服器錯誤',
]

/** Names that the server sends for use within sentences: lower case in English; a style capitalises one at the start. */
export const SAID_INSIDE: readonly RegExp[] = [
  /^scripts\/sandbox\/domains\/(magic-emoji|constellation)\/words\/en\.json currency$/,
  /^scripts\/sandbox\/domains\/free-box\/words\/en\.json tiers\./,
]
