import type { Language } from '#shared/runtime/i18n'
import NAMES from './latin-names.json' with { type: 'json' }

/** Latin words that people read in Chinese texts as they are. */
const ALLOWED: ReadonlySet<string> = new Set<string>([
  ...'TA PP SVIP VIP App APP QR ID CP KTV NPC PK DIY iOS iPhone Android APK PC H5 V2 Safari Chrome MVP LV Lv GMT UTC SMS BUFF'.split(
    ' ',
  ),
  ...NAMES,
])
/** Characters that exist in only one of the two scripts. */
const SIMPLIFIED =
  /[们这来时国说对过还发见间问题员关长东车马鸟鱼龙贝门闭开启态务实际经历术专业设备选择换领奖励红级别击战胜负处忆乐显链录语让谁读课买卖点赞热复请输认证码钱层网络数据载应该现为会进样学动从话错误确规则试连线离币礼赠团队难头号电视频图转盘圣诞节庆欢亲爱贵宾财产钻蓝绿银颜阳阴岁届组织简体汉]/g
const TRADITIONAL =
  /[們這來時國說對過還發見間問題員關長東車馬鳥魚龍貝門閉開啟態務實際經歷術專業設備選擇換領獎勵紅級別擊戰勝負處憶樂顯鏈錄語讓誰讀課買賣點讚熱複製請輸認證碼錢層網絡數據載應該現為會進樣學動從話錯誤確規則試連線離幣禮贈團隊難頭號電視頻圖轉盤聖誕節慶歡親愛貴賓財產鑽藍綠銀顏陽陰歲屆組織簡體漢]/g

/**
 * What of a text belongs to another language: Chinese characters in English, the other script or Latin words in
 * Chinese. Places (`{{name}}`), addresses, single letters, words that all people read, and names are left out: those of
 * latin-names.json, and `names`.
 */
export function foreignSigns(language: Language, text: string, names: readonly string[] = []): string[] {
  if (language === 'en') return text.match(/[\u3000-\u303f\u3400-\u9fff\uff01-\uff5e]/g) ?? []
  const foreign = latinWords(text).filter((word) => !names.includes(word))
  return [...foreign, ...otherScript(language, text)]
}

/** Characters of a Chinese text that only the other script has. */
export function otherScript(language: 'zh' | 'tw', text: string): string[] {
  return text.match(language === 'zh' ? TRADITIONAL : SIMPLIFIED) ?? []
}

/** Latin words that are neither allowed, nor a place, nor part of an address. */
function latinWords(text: string): string[] {
  const words = text.replace(/\{\{.*?\}\}|https?:\S+/g, '').match(/[A-Za-z][A-Za-z0-9]*/g) ?? []
  return words.filter((word) => word.length > 1 && !ALLOWED.has(word))
}
