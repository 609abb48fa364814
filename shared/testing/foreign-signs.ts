import type { Language } from '#shared/runtime/i18n'

/** Latin words that people read in Chinese texts as they are. */
const ALLOWED = new Set(
  'TA PP SVIP VIP App APP QR ID CP KTV NPC PK DIY iOS Android APK PC H5 V2 Safari Chrome MVP LV Lv GMT UTC SMS BUFF'.split(
    ' ',
  ),
)
/** Characters that exist in only one of the two scripts. */
const SIMPLIFIED =
  /[们这来时国说对过还发见间问题员关长东车马鸟鱼龙贝门闭开启态务实际经历术专业设备选择换领奖励红级别击战胜负处备忆乐显链录语让谁读课买卖点赞热门复请输认证码钱层级网络数据载应该现]/g
const TRADITIONAL =
  /[們這來時國說對過還發見間問題員關長東車馬鳥魚龍貝門閉開啟態務實際經歷術專業設備選擇換領獎勵紅級別擊戰勝負處憶樂顯鏈錄語讓誰讀課買賣點讚熱複製請輸認證碼錢層網絡數據載應該現]/g

/**
 * What of a text belongs to another language: Chinese characters in English, the other script or Latin words in
 * Chinese. Places (`{{name}}`), addresses, single letters and words that all people read are left out.
 */
export function foreignSigns(language: Language, text: string): string[] {
  if (language === 'en') return text.match(/[\u3000-\u303f\u3400-\u9fff\uff01-\uff5e]/g) ?? []
  return [...latinWords(text), ...(text.match(language === 'zh' ? TRADITIONAL : SIMPLIFIED) ?? [])]
}

/** Latin words that are neither allowed, nor a place, nor part of an address. */
function latinWords(text: string): string[] {
  const words = text.replace(/\{\{.*?\}\}|https?:\S+/g, '').match(/[A-Za-z][A-Za-z0-9]*/g) ?? []
  return words.filter((word) => word.length > 1 && !ALLOWED.has(word))
}
