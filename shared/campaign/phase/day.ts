const DAY = 86_400_000
/** The product's time zone: UTC+8 all year. */
const AHEAD = 8 * 3_600_000

/** Start of the product's day that contains a moment; both in ms since 1970. */
export const midnightOf = (at: number): number => Math.floor((at + AHEAD) / DAY) * DAY - AHEAD

/** A Date whose UTC fields are the product's local date and time. */
export const productDate = (at: number): Date => new Date(at + AHEAD)

/** When the product's next day begins. */
export const nextMidnight = (at: number): number => midnightOf(at) + DAY
