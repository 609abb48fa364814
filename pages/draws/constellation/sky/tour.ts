import type { Figure } from './figure.ts'

/** A walk along the lines past every star and back to the first. */
export function tour({ lines }: Figure): number[] {
  const walk = [0]
  const visit = (star: number) => {
    for (const line of lines) {
      const next = line[line[0] === star ? 1 : 0]
      if (!line.includes(star) || walk.includes(next)) continue
      walk.push(next)
      visit(next)
      walk.push(star)
    }
  }
  visit(0)
  return walk
}
