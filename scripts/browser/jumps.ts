/** One time that something moved under the person's eyes, without having been touched. */
export interface Jump {
  /** When its document began. */
  document: number
  /** Milliseconds from then. */
  at: number
  /** The share of the screen that moved, times the part of the screen that it moved by: a layout shift. */
  by: number
  /** The moved element, where the browser reports it. */
  what: string[]
}

/** Name of the function by which a document reports a layout shift to its tab. */
export const JUMP_BINDING = '__jumped'

const REST = 1000
const LONGEST = 5000

/** The worst run of jumps in one document, as CLS counts: at most a second between two, five seconds in all. */
export function worstJump(jumps: readonly Jump[]): Pick<Jump, 'by' | 'what'> {
  let worst: Pick<Jump, 'by' | 'what'> = { by: 0, what: [] }
  let run: Jump[] = []
  for (const jump of [...jumps].sort((one, other) => one.document - other.document || one.at - other.at)) {
    const [first] = run
    const last = run.at(-1)
    const goesOn =
      first && last?.document === jump.document && jump.at - last.at < REST && jump.at - first.at < LONGEST
    run = goesOn ? [...run, jump] : [jump]
    const by = run.reduce((sum, each) => sum + each.by, 0)
    if (by > worst.by) worst = { by, what: run.flatMap(({ what }) => what) }
  }
  return worst
}
