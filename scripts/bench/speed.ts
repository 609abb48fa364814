import { type Bar, printBars } from './bars.ts'
import { buildBars } from './build-bars.ts'
import { KINDS, type Kind, type Speed } from './command.ts'
import { loadBars } from './load-bars.ts'
import { publishBars } from './publish-bars.ts'

/** Loading, building and publishing, or only one of them. @returns whether every bar holds. */
export async function measureSpeed({ only, visits, cpu }: Speed): Promise<boolean> {
  const barsOf: Record<Kind, () => Bar[] | Promise<Bar[]>> = {
    load: () => loadBars(visits, cpu),
    build: buildBars,
    publish: () => publishBars(process.cwd()),
  }
  const bars: Bar[] = []
  for (const kind of KINDS) if (!only || only === kind) bars.push(...(await barsOf[kind]()))
  return printBars(bars)
}
