import { collector } from './collector.ts'
import { shelves } from './shelves.ts'

/** The two gift museums: shelves with their stall, and the collector. */
export const giftMuseum = [shelves, collector]
