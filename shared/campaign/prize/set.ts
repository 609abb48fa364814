/**
 * Drawings of one file, under the names of the rewards that they show. The file loads when a page first shows one of them,
 * and has to be among the page's files: a page imports no set that it does not need.
 */
export type PrizeSet = readonly [file: string, names: string]
