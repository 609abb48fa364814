import type { Change } from './live/live.ts'

/** `2026-11-21T10:02:03.000Z` to the minute: `2026-11-21 10:02`. */
export const minute = (time: string) => time.slice(0, 16).replace('T', ' ')

/** `2026-11-21 10:02 UTC, Ann published warlord/season`. */
export function changeInWords({ verb, pages, at, by }: Change): string {
  const done = {
    init: 'began the site',
    publish: 'published',
    rollback: 'rolled back',
    retire: 'retired',
    prune: 'pruned old builds',
  }[verb]
  const some = pages.slice(0, 3).join(', ')
  const more = pages.length > 3 ? ` and ${pages.length - 3} more` : ''
  return `${minute(at)} UTC, ${by} ${done}${some && ` ${some}${more}`}`
}

/** `1 file`, `2 files`. */
export const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`

/** Bytes as `13.4 KB`. */
export const size = (bytes: number) =>
  bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`

/** Rows with their columns in line. */
export function inColumns(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
