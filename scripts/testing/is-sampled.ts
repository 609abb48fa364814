const SAMPLE = process.env.TESTS_PAGES?.split(',')

/**
 * Whether a page is part of the sample that CI plays of all that is not daily; outside of CI each is.
 * @param page as `warlord/season`. Chosen in `scripts/run-tests/sample.ts`.
 */
export const isSampled = (page: string): boolean => !SAMPLE || SAMPLE.includes(page)
