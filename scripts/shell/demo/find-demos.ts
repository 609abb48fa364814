import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const SETS = ['kit', 'campaign', 'ui']

/** Every component that has a demo, as `kit/button`, by name. */
export function findDemos(root: string): string[] {
  return SETS.flatMap((set) => {
    const folder = path.join(root, 'shared', set)
    if (!existsSync(folder)) return []
    return readdirSync(folder)
      .filter((component) => existsSync(path.join(folder, component, 'demo.tsx')))
      .map((component) => `${set}/${component}`)
      .sort()
  })
}
