import type { Finding } from './probe.ts'

/** What all findings come to: in a sentence or two, and whether the server was shown to keep the contract. */
export interface Summary {
  kept: boolean
  text: string
}

/** The contract holds if at least one response matched and none differed; a refusal shows nothing about the data. */
export function summaryOf(findings: readonly Finding[]): Summary {
  const count = (verdict: Finding['verdict']) => findings.filter((each) => each.verdict === verdict).length
  const [agree, differ, refused, silent] = (['agrees', 'differs', 'refused', 'silent'] as const).map(count)
  const skipped = count('skipped')
  const called = findings.length - skipped
  const counts = `Called ${called} of ${findings.length} endpoints: ${agree} agreed, ${differ} differed, ${refused} refused, ${silent} did not answer; ${skipped} were left out.`
  const broken = differ || silent
  return {
    kept: !!agree && !broken,
    text: `${counts} ${broken ? 'The server does not keep the contract.' : conclusionOf(findings.length, called, agree ?? 0)}`,
  }
}

function conclusionOf(declared: number, called: number, agree: number): string {
  if (declared === 0) return 'Nothing is declared below that path, so nothing was compared.'
  if (called === 0)
    return 'Nothing was called, so nothing was compared: the lines above say what each call needs.'
  if (agree === 0) return 'Every call was refused, so nothing was compared: is the login of this server?'
  return 'Every answer that came agrees.'
}
