import type { Judged } from './judge.ts'

const MB = 1024 * 1024
const HEAD = [
  'page',
  'heap MB',
  'ratio',
  'code MB',
  'nodes',
  'ratio',
  'listeners',
  'ratio',
  'frames/s, empty',
  'moving',
  '',
]

/** Prints a row a page: memory at start and end with their ratio, frames, what moves under reduced motion, the verdict. */
export function printTable(judged: readonly Judged[]): void {
  const rows = judged.map(({ id, stay: { start, end, frames, empty, moving }, fails }) => [
    id,
    `${(start.heap / MB).toFixed(2)} -> ${(end.heap / MB).toFixed(2)}`,
    (end.heap / start.heap).toFixed(2),
    `${(start.code / MB).toFixed(2)} -> ${(end.code / MB).toFixed(2)}`,
    `${start.nodes} -> ${end.nodes}`,
    (end.nodes / start.nodes).toFixed(2),
    `${start.listeners} -> ${end.listeners}`,
    (end.listeners / start.listeners).toFixed(2),
    `${frames.toFixed(0)} / ${empty.toFixed(0)}`,
    String(moving),
    fails.length ? `FAILS: ${fails.join(', ')}` : 'holds',
  ])
  const widths = HEAD.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)))
  for (const row of [HEAD, ...rows]) {
    process.stdout.write(
      `${row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    )
  }
}
