// @vitest-environment node
import { describe, expect, it } from 'vitest'

type Words = { [key: string]: string | Words }

const files = import.meta.glob<Words>(['/pages/**/locales/*.json', '/shared/**/locales/*.json'], {
  eager: true,
  import: 'default',
})
const folders = [...new Set(Object.keys(files).map((file) => file.replace(/\/[^/]+$/, '')))]

/** Latin words that people read in Chinese texts as they are. */
const ALLOWED = new Set(
  'TA PP SVIP VIP App APP QR ID CP KTV NPC PK DIY iOS Android APK PC H5 V2 Safari Chrome MVP LV Lv GMT UTC SMS BUFF'.split(
    ' ',
  ),
)

const flat = (words: Words, prefix = ''): [key: string, text: string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  )
const PLURAL = /_(zero|one|two|few|many|other)$/
/** Keys without plural forms, which differ between languages. */
const keys = (words: Words | undefined) =>
  [...new Set(flat(words ?? {}).map(([key]) => key.replace(PLURAL, '')))].sort()
/** The `{{name}}` places of each text. A text for one may leave its number out, so `count` is not looked at. */
const places = (words: Words | undefined) => {
  const found: Record<string, string[]> = {}
  for (const [key, text] of flat(words ?? {})) {
    const names = (text.match(/\{\{\s*\w+/g) ?? []).map((name) => name.replace(/\W/g, ''))
    found[key.replace(PLURAL, '')] = [...new Set(names)].filter((name) => name !== 'count').sort()
  }
  return found
}
/** Latin words that are neither allowed, nor a place, nor part of an address. */
const latin = (text: string) =>
  (text.replace(/\{\{.*?\}\}|https?:\S+/g, '').match(/[A-Za-z][A-Za-z0-9]*/g) ?? []).filter(
    (word) => word.length > 1 && !ALLOWED.has(word),
  )

/** Characters that exist in only one of the two scripts. */
const SIMPLIFIED =
  /[们这来时国说对过还发见间问题员关长东车马鸟鱼龙贝门闭开启态务实际经历术专业设备选择换领奖励红级别击战胜负处备忆乐显链录语让谁读课买卖点赞热门复请输认证码钱层级网络数据载应该现]/
const TRADITIONAL =
  /[們這來時國說對過還發見間問題員關長東車馬鳥魚龍貝門閉開啟態務實際經歷術專業設備選擇換領獎勵紅級別擊戰勝負處憶樂顯鏈錄語讓誰讀課買賣點讚熱複製請輸認證碼錢層網絡數據載應該現]/

describe.each(folders)('%s', (folder) => {
  const of = (language: string) => files[`${folder}/${language}.json`]

  it('names values alone in its places: formatting is the business of shared/runtime/format', () => {
    const texts = ['zh', 'en', 'tw'].flatMap((language) => flat(of(language) ?? {}))
    expect(texts.filter(([, text]) => /\{\{[^}]*,|\$t\(/.test(text))).toEqual([])
  })

  it('holds the same keys in zh, en and tw, and no other file', () => {
    expect(
      Object.keys(files)
        .filter((file) => file.startsWith(`${folder}/`))
        .sort(),
    ).toEqual(['en', 'tw', 'zh'].map((language) => `${folder}/${language}.json`))
    expect(keys(of('en'))).toEqual(keys(of('zh')))
    expect(keys(of('tw'))).toEqual(keys(of('zh')))
  })

  it('has the same places for names and numbers in each language', () => {
    expect(places(of('en'))).toEqual(places(of('zh')))
    expect(places(of('tw'))).toEqual(places(of('zh')))
  })

  it.each(['zh', 'en', 'tw'])('has no empty text in %s', (language) => {
    expect(flat(of(language) ?? {}).filter(([, text]) => !text.trim())).toEqual([])
  })

  it.each(['zh', 'tw'])('has no English word in %s', (language) => {
    expect(flat(of(language) ?? {}).filter(([, text]) => latin(text).length)).toEqual([])
  })

  it('has no Chinese character in en', () => {
    expect(flat(of('en') ?? {}).filter(([, text]) => /[\u3400-\u9fff]/.test(text))).toEqual([])
  })

  it('has each Chinese script to itself', () => {
    expect(flat(of('zh') ?? {}).filter(([, text]) => TRADITIONAL.test(text))).toEqual([])
    expect(flat(of('tw') ?? {}).filter(([, text]) => SIMPLIFIED.test(text))).toEqual([])
  })
})

it('the fixed messages read in English as the specification has them', () => {
  const said = flat(files['/shared/runtime/i18n/locales/en.json'] ?? {}).map(([, text]) => text)
  expect(said).toEqual(
    expect.arrayContaining([
      'Please login first',
      'Please login again',
      'Server busy',
      'Resource not found',
      'Request error',
      'Server error',
      'Not open yet',
      'Switching',
      'Please unlock first to receive',
      'Empty',
      'Loading',
      'Initializing',
      'Unknown activity',
      'Saving',
      'Link copied, go share it',
      'Please select the target first',
      'Please select the hall first',
      'Please read it first',
    ]),
  )
})
