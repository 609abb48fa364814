import type { Bar } from './bars.ts'
import { measurePublish } from './publish-time.ts'

/** @param root the project's folder. */
export function publishBars(root: string): Bar[] {
  const ours = measurePublish(root)
  return [{ name: 'publish of one page to a folder, against 3 s', ours, against: 3, limit: 1, unit: 's' }]
}
