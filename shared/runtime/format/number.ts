import { type Language, language } from '#shared/runtime/i18n'
import { twoDecimals } from './two-decimals.ts'

/** Units from large to small; those of English: shared/decisions/15-amounts-and-statistics.md. */
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
/** Numbers below are not grouped. */
const AS_IS_BELOW = 10_000

/**
 * Limit of numbers in schemas (shared/decisions/17-bounded-numbers.md). Anything beyond, or not a number, is shown as
 * missing.
 */
const MOST = 1e15
const isTold = (n: number) => Math.abs(n) <= MOST
const NONE = '--'

/**
 * Formats every digit, two decimals at most: 15999 -> '15,999'. For balances, payments, gaps and goals: figures to calculate with. '--' for
 * anything that is not a number.
 */
export function formatAmount(n: number): string {
  if (!isTold(n)) return NONE
  const figure = twoDecimals(n)
  if (Math.abs(figure) < AS_IS_BELOW) return String(figure)
  const [whole = '', ...fraction] = String(figure).split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
}

/**
 * Abbreviates, truncates and keeps both decimals: 19999 -> '1.99万', 20000 -> '2.00万'. For scores, votes, damage:
 * figures to compare, which must not overstate and stand below one another. Never for money.
 */
export function formatStatistic(n: number): string {
  return shorten(n, Math.floor, 2)
}

/** Decimals of a chance at most; a smaller one is less than the smallest that can be written so. */
const CHANCE_DECIMALS = 6

/** A chance in percent with as many digits as it takes: 0.001 -> '0.001%', 1e-7 -> '<0.000001%'. Never 0 for what is not. */
export function formatChance(percent: number): string {
  if (!isTold(percent)) return NONE
  const figure = percent.toFixed(CHANCE_DECIMALS)
  return percent > 0 && Number(figure) === 0 ? `<${figure.slice(0, -1)}1%` : `${Number(figure)}%`
}

/** Abbreviates, rounds and strips zeros: 19999 -> '2万'. For about how many, as the people of a hall. Never for money. */
export function formatStatisticRounded(n: number): string {
  return shorten(n, Math.round, 0)
}

/** At most two decimals, as specified; beyond 10,000 at least `decimals`. */
function shorten(n: number, cut: (scaled: number) => number, decimals: 0 | 2): string {
  if (!isTold(n)) return NONE
  const size = Math.abs(n)
  // Without the noise of floats, which `cut` would take for a part: 0.29 * 100 is 28.999999999999996.
  const figureIn = (unit: number) => cut(Number(((size * 100) / unit).toPrecision(12))) / 100
  const unitOf = (size: number): [size: number, suffix: string] =>
    (size >= AS_IS_BELOW && UNITS[language()].find(([least]) => size >= least)) || [1, '']
  // 99,999,999 rounded is no 10000万: it has reached the next unit
  const [least] = unitOf(size)
  const [unit, suffix] = unitOf(Math.max(size, figureIn(least) * least))
  const figure = figureIn(unit)
  const text = suffix && decimals ? figure.toFixed(decimals) : String(figure)
  return (n < 0 && figure ? '-' : '') + text + suffix
}
