import type { Text } from './text.ts'

type Row = [
  code: string,
  iso: string,
  zh: string,
  en: string,
  tw: string,
  minLength: number,
  maxLength: number,
  common?: true,
]

const ROWS: readonly Row[] = [
  ['86', 'CN', '中国大陆', 'Mainland China', '中國大陸', 11, 11, true],
  ['886', 'TW', '中国台湾', 'Taiwan', '台灣', 9, 10, true],
  ['852', 'HK', '中国香港', 'Hong Kong', '香港', 8, 8, true],
  ['853', 'MO', '中国澳门', 'Macao', '澳門', 8, 8],
  ['65', 'SG', '新加坡', 'Singapore', '新加坡', 8, 8, true],
  ['60', 'MY', '马来西亚', 'Malaysia', '馬來西亞', 9, 10, true],
  ['1', 'US', '美国／加拿大', 'United States / Canada', '美國／加拿大', 10, 10],
  ['81', 'JP', '日本', 'Japan', '日本', 10, 11],
  ['82', 'KR', '韩国', 'South Korea', '韓國', 9, 11],
  ['66', 'TH', '泰国', 'Thailand', '泰國', 9, 9],
  ['84', 'VN', '越南', 'Vietnam', '越南', 9, 10],
  ['62', 'ID', '印度尼西亚', 'Indonesia', '印尼', 9, 12],
  ['63', 'PH', '菲律宾', 'Philippines', '菲律賓', 10, 10],
  ['61', 'AU', '澳大利亚', 'Australia', '澳洲', 9, 9],
  ['44', 'GB', '英国', 'United Kingdom', '英國', 10, 10],
]

export interface CountryContent {
  code: string
  iso: string
  name: Text
  minLength: number
  maxLength: number
  common: boolean
}

export const COUNTRIES: readonly CountryContent[] = ROWS.map(
  ([code, iso, zh, en, tw, minLength, maxLength, common = false]) => ({
    code,
    iso,
    name: { zh, en, tw },
    minLength,
    maxLength,
    common,
  }),
)
