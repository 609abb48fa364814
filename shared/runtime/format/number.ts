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
/** Numbers below are not grouped. */
const AS_IS_BELOW = 10_000

/**
 * Limit of numbers in schemas (shared/decisions/absurd-numbers.md). Anything beyond, or not a number, is shown as
 * missing.
 */
const MOST = 1e15
const isTold = (n: number) => Math.abs(n) <= MOST
const NONE = '--'

/**
 * Formats every digit: 15999 -> '15,999'. For balances, payments, gaps and goals: figures to calculate with. '--' for
 * anything that is not a number.
 */
export function formatAmount(n: number): string {
  if (!isTold(n)) return NONE
  if (Math.abs(n) < AS_IS_BELOW) return String(n)
  const [whole = '', ...fraction] = String(n).split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
}

/**
 * Abbreviates and truncates: 19999 -> '1.99万', 20000 -> '2万'. For scores, votes, damage: figures to compare, which must
 * not overstate. Never for money.
 */
export function formatStatistic(n: number): string {
  return shorten(n, Math.floor)
}

/** Shortened, and rounded: 19999 -> '2万'. For about how many, as the people of a hall. Never for money. */
export function formatStatisticRounded(n: number): string {
  return shorten(n, Math.round)
}

/** At most two decimals, as specified. */
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
