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
