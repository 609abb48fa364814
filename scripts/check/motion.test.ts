import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from '../site/files.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** As the formatter leaves them: a block ends at the margin. */
const KEYFRAMES = /@keyframes (\w+) \{\n(.*?)\n\}/gs
const MOTION = /\banimation(?:-name)?: ([^;]*);/g
/** What a phone's graphics chip moves without the page's thread. */
const CHEAP = new Set(['transform', 'opacity'])

interface Motion {
  file: string
  /** As in `animation: land 0.4s ease-out backwards`, or a name alone, whose other properties stand elsewhere. */
  declaration: string
  keyframes: string
}

const motions = ['pages', 'shared']
  .flatMap((folder) => filesBelow(ROOT, folder))
  .filter((file) => file.endsWith('.css'))
  .flatMap((file): Motion[] => {
    const css = readFileSync(path.join(ROOT, file), 'utf8')
    const keyframes = new Map([...css.matchAll(KEYFRAMES)].map(([, name = '', body = '']) => [name, body]))
    return [...css.matchAll(MOTION)]
      .flatMap(([, list = '']) => list.split(/,(?![^(]*\))/))
      .flatMap((declaration) => {
        const name = declaration.split(/\s+/).find((word) => keyframes.has(word))
        return name ? [{ file, declaration: declaration.trim(), keyframes: keyframes.get(name) ?? '' }] : []
      })
  })

const propertiesOf = ({ keyframes }: Motion) =>
  [...keyframes.matchAll(/^ +([\w-]+):/gm)].map((match) => match[1] as string)

it('there are motions to look at', () => expect(motions.length).toBeGreaterThan(100))

it.each(motions.filter(({ declaration }) => /\binfinite\b|^\w+$/.test(declaration)))(
  'an animation that never stops costs the page’s thread nothing: $declaration in $file',
  (motion) => expect(propertiesOf(motion).filter((property) => !CHEAP.has(property))).toEqual([]),
)

it.each(motions.filter(({ declaration }) => /\b(both|forwards)\b/.test(declaration)))(
  'an animation that ends in its natural place releases its layer ("backwards"): $declaration in $file',
  ({ keyframes }) => expect(keyframes).toMatch(/\b(to|100%)( \{|,)/),
)
