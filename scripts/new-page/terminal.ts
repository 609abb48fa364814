import { createInterface } from 'node:readline/promises'
import type { Source } from './collect.ts'

/** Asks the person at the terminal, if there is one. Ctrl-C and Ctrl-D end the question with an AbortError. */
export function openTerminal(): Pick<Source, 'ask' | 'report'> & { close(): void } {
  if (!process.stdin.isTTY) return { close() {} }
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const leaving = new AbortController()
  lines.on('close', () => leaving.abort())
  return {
    ask: (question) => lines.question(question, { signal: leaving.signal }),
    report: (refusal) => process.stdout.write(`  ${refusal}\n`),
    close: () => lines.close(),
  }
}
