/** Differences of the two versions: version 2 counts duets too. Why both exist: shared/decisions. */
export interface Edition {
  version: '1' | '2'
  /** History paths of its two pages. */
  targets: string
  rewards: string
}

export const FIRST: Edition = { version: '1', targets: '/singCaptainTask', rewards: '/singCaptainReward' }
export const SECOND: Edition = {
  version: '2',
  targets: '/singCaptainTaskV2',
  rewards: '/singCaptainRewardV2',
}

/** Words that each edition's page has for itself. */
export interface EditionWords {
  title: { over: string; main: string; lead: string }
}
