import { measureBuild } from './build-time.ts'
import type { Threshold } from './thresholds.ts'

/** Building a site of 130 pages: all, one, none of them changed. */
export async function buildThresholds(): Promise<Threshold[]> {
  const { cold, oneChanged, unchanged, plain } = await measureBuild(process.cwd())
  return [
    // 12 s and 3 s where plain Vite takes 1.6 s
    {
      name: 'build of 130 pages, cold, against plain Vite',
      ours: cold,
      against: plain,
      limit: 7.5,
      unit: 's',
    },
    {
      name: 'one of 130 pages changed, against plain Vite',
      ours: oneChanged,
      against: plain,
      limit: 1.9,
      unit: 's',
    },
    {
      name: 'none of 130 pages changed, against plain Vite',
      ours: unchanged,
      against: plain,
      limit: 1.9,
      unit: 's',
    },
  ]
}
