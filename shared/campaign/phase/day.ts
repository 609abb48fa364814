const DAY = 86_400_000
/** The product's zone lies eight hours ahead of UTC, all year. */
const AHEAD = 8 * 3_600_000

/** Midnight of the product's day in which a moment lies; both are ms since 1970. */
export const midnightOf = (at: number): number => Math.floor((at + AHEAD) / DAY) * DAY - AHEAD

/** A date whose UTC fields are those of the product's calendar at a moment. */
export const productDate = (at: number): Date => new Date(at + AHEAD)

/** When the product's next day begins. */
export const nextMidnight = (at: number): number => midnightOf(at) + DAY
