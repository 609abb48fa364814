/** What opens over the shop; loaded as one, when something is first opened. */
export { Bought } from './Bought'
export { PackSheet } from './PackSheet'
export { Receipts } from './Receipts'
