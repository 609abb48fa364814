import type { Entry, Verdict } from '../entry.ts'
import { fileOf } from '../plan.ts'

const COLUMNS: readonly Verdict[] = ['same', 'changed', 'new', 'gone']

/** The outcome of a run for the terminal: counts by page, then every picture that asks for a look. */
export function tableOf(entries: readonly Entry[]): string {
  const pages = [...new Set(entries.map(({ page }) => page))]
  const width = Math.max(4, ...pages.map((page) => page.length)) + 2
  const line = (name: string, cells: (string | number)[]) =>
    `${name.padEnd(width)}${cells.map((cell) => String(cell).padStart(9)).join('')}`
  const rows = pages.map((page) => {
    const own = entries.filter((entry) => entry.page === page)
    const counts = COLUMNS.map((verdict) => own.filter((entry) => entry.verdict === verdict).length)
    return line(
      page,
      [...counts, own.filter(isAmiss).length].map((count) => count || '.'),
    )
  })
  return [line('page', [...COLUMNS, 'amiss']), ...rows, ...entries.flatMap(remarksOn)].join('\n')
}

/** Whether a picture was not reached, or shows a mistake. */
export function isAmiss({ unreached, findings }: Entry): boolean {
  return unreached !== undefined || findings.length > 0
}

function remarksOn(entry: Entry): string[] {
  const { verdict, unreached, findings } = entry
  const remarks = [
    ...(verdict === 'changed' ? [`changed by ${percent(entry.share)}`] : []),
    ...(verdict === 'gone' ? ['gone'] : []),
    ...(unreached ? [`not reached. ${unreached}`] : []),
    ...findings,
  ]
  return remarks.map((remark) => `${fileOf(entry)}: ${remark}`)
}

/** 0.00004 -> '<0.01%'. */
export function percent(share = 0): string {
  return share < 0.0001 ? '<0.01%' : `${(share * 100).toFixed(2)}%`
}

/** 2: a state was not reached; 1: a picture changed or shows a mistake; 0: all is as accepted, or new. */
export function exitCodeOf(entries: readonly Entry[]): 0 | 1 | 2 {
  if (entries.some(({ unreached }) => unreached)) return 2
  return entries.some((entry) => entry.verdict === 'changed' || isAmiss(entry)) ? 1 : 0
}
