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
/** Below it every number stands as it is. */
const AS_IS_BELOW = 10_000

/** As far as schemas let a number (shared/decisions/absurd-numbers.md). What is beyond, or no number, is shown as none. */
const MOST = 1e15
const isTold = (n: number) => Math.abs(n) <= MOST
const NONE = '--'

/**
 * Every digit: 15999 -> '15,999'. For what a person holds, pays, gets or still needs, and for goals: a figure to reckon
 * with. What is no number is '--', as everywhere here.
 */
export function formatAmount(n: number): string {
  if (!isTold(n)) return NONE
  if (Math.abs(n) < AS_IS_BELOW) return String(n)
  const [whole = '', ...fraction] = String(n).split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
}

/**
 * Shortened, and cut off: 19999 -> '1.99万', 20000 -> '2万'. For scores, votes, damage: what is compared, and must not
 * claim more than there is. Never for money.
 */
export function formatStatistic(n: number): string {
  return shorten(n, Math.floor)
}

/** Shortened, and rounded: 19999 -> '2万'. For about how many, as the people of a hall. Never for money. */
export function formatStatisticRounded(n: number): string {
  return shorten(n, Math.round)
}

/** To two decimals at most, as the specification says. */
function shorten(n: number, cut: (scaled: number) => number): string {
  if (!isTold(n)) return NONE
  const size = Math.abs(n)
  if (size < AS_IS_BELOW) return String(n)
  // Multiplied before it is divided: 11500 / 10000 * 100 is 114.99999999999999.
  const figureIn = (unit: number) => cut((size * 100) / unit) / 100
  const unitOf = (size: number): [size: number, suffix: string] =>
    UNITS[language()].find(([least]) => size >= least) ?? [1, '']
  // 99,999,999 rounded is no 10000万: it has reached the next unit
  const [least] = unitOf(size)
  const [unit, suffix] = unitOf(Math.max(size, figureIn(least) * least))
  return (n < 0 ? '-' : '') + figureIn(unit) + suffix
}
