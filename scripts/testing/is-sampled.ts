const SAMPLE = process.env.TESTS_PAGES?.split(',')

/**
 * Whether a page is part of the sample that CI plays of all that is not daily; outside of CI each is.
 * @param page as `warlord/season`. Chosen in `scripts/run-tests/sample.ts`.
 */
export const isSampled = (page: string): boolean => !SAMPLE || SAMPLE.includes(page)

/** Of things that are alike, CI tests so many, others with each commit; outside of CI all are tested. */
export function someByTurns<Item>(items: readonly Item[], many: number): Item[] {
  const turn = process.env.TESTS_TURN
  if (turn === undefined) return [...items]
  const first = (Number(turn) * many) % items.length
  return [...items, ...items].slice(first, first + Math.min(many, items.length))
}
