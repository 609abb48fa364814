/** How many draws at once, as the server takes it. */
export const TIMES = ['1', '10'] as const

export type Times = (typeof TIMES)[number]

/** The price list's name of it, and the words'. */
export const PRICE = { '1': 'one', '10': 'ten' } as const
