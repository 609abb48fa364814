import { measurePublish } from './publish-time.ts'
import type { Threshold } from './thresholds.ts'

/** @param root the project's folder. */
export function publishThresholds(root: string): Threshold[] {
  const ours = measurePublish(root)
  return [{ name: 'publish of one page to a folder, against 3 s', ours, against: 3, limit: 1, unit: 's' }]
}
