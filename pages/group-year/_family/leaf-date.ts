import { formatDate } from '#shared/runtime/format'

/** A day as a leaf of a calendar shows it: `{ month: '11月', day: '22' }`, `{ month: 'Nov', day: '22' }`. */
export function leafDate(ms: number): { month: string; day: string } {
  const [, month = '', day = ''] = /^(.*?)\s*(\d+)\D*$/.exec(formatDate(ms, 'day')) ?? []
  return { month, day }
}
