import { FIGURES, type Sign } from './figures.ts'

export type Point = readonly [x: number, y: number]
type Line = readonly [from: number, to: number]

/** A constellation ready to be drawn: star positions in the units of its box, and pairs of joined stars. */
export interface Figure {
  stars: Point[]
  lines: Line[]
}

/** The figure of a sign, in the middle of a box and as large as fits with `margin` around it. */
export function figureOf(sign: Sign, { width, height, margin }: Box): Figure {
  const [places, walks] = FIGURES[sign]
  const stars = places.split(',').map((place) => place.split(' ').map(Number) as unknown as Point)
  const right = Math.max(...stars.map(([x]) => x))
  const bottom = Math.max(...stars.map(([, y]) => y))
  const scale = Math.min((width - 2 * margin) / right, (height - 2 * margin) / bottom)
  return {
    stars: stars.map(([x, y]) => [
      width / 2 + (x - right / 2) * scale,
      height / 2 + (y - bottom / 2) * scale,
    ]),
    lines: walks
      .split(' ')
      .flatMap((walk) => [...walk].slice(1).map((to, at): Line => [index(walk[at]), index(to)])),
  }
}

export interface Box {
  width: number
  height: number
  margin: number
}

const index = (name = '0') => Number.parseInt(name, 36)
