import type { BrowserContext } from 'playwright-core'
import type { Trace } from '../tab.ts'

/** Records what a tab does and shows from now on, for the trace viewer, under the steps of the person at it. */
export async function startTrace({ tracing }: BrowserContext): Promise<Trace> {
  await tracing.start({ screenshots: true, snapshots: true })
  // A tab that is closed meanwhile has no trace to add to.
  const quietly = (added: Promise<unknown>) => void added.catch(() => undefined)
  let inStep = false
  return {
    step(title) {
      if (inStep) quietly(tracing.groupEnd())
      inStep = true
      quietly(tracing.group(title))
    },
    keep: (file) => tracing.stop({ path: file }),
  }
}
