/** What is played of a page beyond its daily tests: its stories elsewhere, longer ones, and its tests in each of its states. */
export const KINDS = ['languages', 'oldest', 'webkit', 'journeys', 'states'] as const
export type Kind = (typeof KINDS)[number]

const SAMPLE = process.env.TESTS_PAGES?.split(',')

/**
 * Whether a kind of tests of a page is part of the sample that CI plays of all that is not daily; outside of CI each is.
 * @param page as `warlord/season`. Chosen in `scripts/run-tests/sample.ts`. @param kind absent: any.
 */
export const isSampled = (page: string, kind?: Kind): boolean =>
  !SAMPLE ||
  SAMPLE.some((each) => each === page || (kind ? each === `${page}:${kind}` : each.startsWith(`${page}:`)))

/** Of things that are alike, CI tests so many, others with each commit; outside of CI all are tested. */
export function someByTurns<Item>(items: readonly Item[], many: number): Item[] {
  const turn = process.env.TESTS_TURN
  if (turn === undefined) return [...items]
  const first = (Number(turn) * many) % items.length
  return [...items, ...items].slice(first, first + Math.min(many, items.length))
}
