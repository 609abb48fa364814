import { type Language, language } from '#shared/runtime/i18n'

/** Units from large to small; those of English: shared/decisions/english-numbers.md. */
const UNITS: Record<Language, [size: number, suffix: string][]> = {
  zh: [
    [1e8, '亿'],
    [1e4, '万'],
  ],
  tw: [
    [1e8, '億'],
    [1e4, '萬'],
  ],
  en: [
    [1e9, 'B'],
    [1e6, 'M'],
    [1e3, 'K'],
  ],
}
const SHORTENED_FROM = 10_000

type Cut = (scaled: number, scale: number) => string

function shorten(n: number, decimals: number, cut: Cut): string {
  if (!Number.isFinite(n)) return '--'
  const size = Math.abs(n)
  const unit = size >= SHORTENED_FROM && UNITS[language()].find(([least]) => size >= least)
  if (!unit) return String(n)
  // Multiplied before it is divided: 11500 / 10000 * 100 is 114.99999999999999.
  const scale = 10 ** decimals
  return (n < 0 ? '-' : '') + cut((size * scale) / unit[0], scale) + unit[1]
}

/** 12000 -> '1.20万', 19999 -> '1.99万': cut off after `decimals`. Below 10,000 as is; what is no number is '--'. */
export function formatNumberTruncated(n: number, decimals = 2): string {
  return shorten(n, decimals, (scaled, scale) => (Math.floor(scaled) / scale).toFixed(decimals))
}

/** 12000 -> '1.2万', 19999 -> '2万': rounded to `decimals`, no trailing zeros. Below 10,000 as is; what is no number is '--'. */
export function formatNumberRounded(n: number, decimals = 2): string {
  return shorten(n, decimals, (scaled, scale) => String(Math.round(scaled) / scale))
}
