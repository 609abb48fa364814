import type { FreeBox } from '#shared/api/free-box'

/** Differences of the two boxes. Why both exist: shared/decisions. */
export interface Edition {
  kind: FreeBox['edition']
  /** History path of its page. */
  path: string
  /** Whether a share sends the events `Share_actions` and `Share_Start`. */
  tracked: boolean
}

export const SINGLE: Edition = { kind: 'single', path: '/freeCandy', tracked: false }
export const TIERED: Edition = { kind: 'tiered', path: '/freeCandyNew', tracked: true }

/** The edition that a box is of. */
export const editionOf = ({ edition }: Pick<FreeBox, 'edition'>): Edition =>
  edition === 'tiered' ? TIERED : SINGLE
