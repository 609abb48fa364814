/** What the things of the room lead to. */
export const PLACES = ['shop', 'draw', 'ranks'] as const

export type Place = (typeof PLACES)[number]
