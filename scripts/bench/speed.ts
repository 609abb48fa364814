import { KINDS, type Kind, type Speed } from './bench-command.ts'
import { buildThresholds } from './build-thresholds.ts'
import { loadThresholds } from './load-thresholds.ts'
import { publishThresholds } from './publish-thresholds.ts'
import { printThresholds, type Threshold } from './thresholds.ts'

/** Loading, building and publishing, or only one of them. @returns whether every threshold holds. */
export async function measureSpeed({ only, visits, cpu }: Speed): Promise<boolean> {
  const barsOf: Record<Kind, () => Threshold[] | Promise<Threshold[]>> = {
    load: () => loadThresholds(visits, cpu),
    build: buildThresholds,
    publish: () => publishThresholds(process.cwd()),
  }
  const thresholds: Threshold[] = []
  for (const kind of KINDS) if (!only || only === kind) thresholds.push(...(await barsOf[kind]()))
  return printThresholds(thresholds)
}
