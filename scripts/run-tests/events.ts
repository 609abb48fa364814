/** What the reporters of vitest and Playwright send to `npm test`, which started them. */
export type TestEvent =
  /** So many of so many tests (Playwright) or files (vitest) are done. */
  | { kind: 'progress'; done: number; total: number; failed: number }
  | ({ kind: 'failed' } & Failure)
  /** It failed at first, and passed when it was retried. */
  | { kind: 'unsteady'; title: string; replay: string }
  | { kind: 'end'; passed: number; failed: number; skipped: number }

export interface Failure {
  title: string
  /** Message, and where it was thrown. */
  message: string
  /** The command that plays it alone. */
  replay: string
}

/** Sends an event to the process that started this one; without such a process it does nothing. */
export function sendEvent(event: TestEvent): void {
  process.send?.(event)
}

/** An argument as a shell reads it. */
export const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
