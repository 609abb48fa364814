import type { Person } from '#shared/testing/story'
import type { SeenText } from './eyes/visible.ts'

const CJK = /[\p{Script=Han}\u3000-\u303f\uff01-\uff5e]/u
/** Characters that stand in one of the two scripts alone, pair by pair. */
const SIMPLIFIED =
  '们这为来时会对说发过还进现样经实问题学动见让从关开话应该东车长门间马奖励领务级录错误请选择确认闭规则载试网络连线离数据币钱换礼赠团队员难点击头号码电视频图转盘圣诞节庆欢乐亲爱贵宾财产钻红蓝绿银颜阳阴岁届组织简体汉语'
const TRADITIONAL =
  '們這為來時會對說發過還進現樣經實問題學動見讓從關開話應該東車長門間馬獎勵領務級錄錯誤請選擇確認閉規則載試網絡連線離數據幣錢換禮贈團隊員難點擊頭號碼電視頻圖轉盤聖誕節慶歡樂親愛貴賓財產鑽紅藍綠銀顏陽陰歲屆組織簡體漢語'
const ENGLISH =
  /\b(loading|error|submit|cancel|confirm|claim|retry|log ?in|sign ?in|empty|please|failed|success|the|and|you|your|rules?|rewards?|server|tasks?|today|close|back|next|unlock|locked)\b/i
/** What a mistake in the program writes on screen. */
const RAW = /\bundefined\b|\bNaN\b|\bnull\b|\[object |\{\{|\}\}|\bInvalid Date\b/
const KEY = /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)+$/
/** What a person must never read when something fails. */
const MACHINE =
  /\b\w*Error:|\bTypeError\b|\bJSON\b|Unexpected (token|end)|is not (a function|valid|defined)|\bat \S+\.\w+:\d+|<!doctype|ECONN|Failed to fetch|\bstack\b/i

/** Texts of a page that are not in its language; names and texts that keep their own are left out. */
export function foreignTexts(language: Person['language'], texts: SeenText[]): string[] {
  return ownTexts(texts).filter((text) => isForeign(language, text))
}

/** Texts that show a mistake of the program: `undefined`, `NaN`, `goal.title`. */
export function rawTexts(texts: SeenText[]): string[] {
  return ownTexts(texts).filter((text) => RAW.test(text) || KEY.test(text))
}

/** Texts of a machine, which no failure may bring on screen. */
export function machineTexts(texts: SeenText[]): string[] {
  return ownTexts(texts).filter((text) => RAW.test(text) || MACHINE.test(text))
}

export function isForeign(language: Person['language'], text: string): boolean {
  if (language === 'en') return CJK.test(text)
  const others = language === 'zh' ? TRADITIONAL_ONLY : SIMPLIFIED_ONLY
  return ENGLISH.test(text) || [...text].some((sign) => others.has(sign))
}

/** Pairs that write the same sign in both scripts are no help. */
const SIMPLIFIED_ONLY = without(SIMPLIFIED, TRADITIONAL)
const TRADITIONAL_ONLY = without(TRADITIONAL, SIMPLIFIED)

function without(signs: string, others: string): Set<string> {
  return new Set([...signs].filter((sign) => !others.includes(sign)))
}

function ownTexts(texts: SeenText[]): string[] {
  return [...new Set(texts.filter(({ kept }) => !kept).map(({ text }) => text))]
}
