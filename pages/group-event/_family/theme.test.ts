import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrast, readHex } from '#testing/contrast.ts'
import type { Edition } from './edition.ts'

const family = import.meta.dirname
const modules = import.meta.glob<{ edition?: Edition }>('../*/edition.ts', { eager: true })
const dates = Object.entries(modules).flatMap(([file, { edition }]) =>
  edition ? [{ date: path.basename(path.dirname(file)), edition }] : [],
)

/** What components set themselves, from data or within one sheet; and what the kit has a value for. */
const NOT_ASKED = [
  'lift',
  'lanes',
  'at',
  'part',
  'team',
  'kit-digits',
  'ems',
  'letters',
  'off',
  'tile',
  'x',
  'y',
  'turn',
  'length',
]
  .concat('word', 'whole', 'brim', 'lane', 'racer', 'racer-most', 'racer-wide', 'lead-ink', 'cards')
  .map((name) => `--${name}`)

const read = (...parts: string[]) => readFileSync(path.join(family, ...parts), 'utf8')
const painting = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(css|tsx)$/.test(file))
const named = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, name = '']) => name)

describe.each(dates)('$date', ({ date, edition }) => {
  it(`the palette of ${date} has every colour that its page is painted with`, () => {
    const source = read('..', date, 'edition.ts')
    // Of the forms, lockups and skins only its own.
    const common = painting(family).filter((file) => {
      const [, choice] = /^((?:forms|lockups|skins)\/[\w-]+)/.exec(file) ?? []
      return !choice || source.includes(`_family/${choice}`)
    })
    const painted = [
      ...common.flatMap((file) => named(read(file), /var\((--[\w-]+)/g)),
      ...painting(path.join(family, '..', date)).flatMap((file) =>
        named(read('..', date, file), /var\((--[\w-]+)/g),
      ),
    ]
    const given = [...named(read('..', date, 'theme.module.css'), /(--[\w-]+):/g), ...NOT_ASKED]
    expect([...new Set(painted)].filter((name) => !given.includes(name))).toEqual([])
  })

  it(`what ${date} prints on its seal can be read, and nothing else is printed in the seal's colour`, () => {
    const theme = read('..', date, 'theme.module.css')
    const colour = (name: string) => readHex(new RegExp(`${name}: (#[0-9a-f]{6});`).exec(theme)?.[1] ?? '')
    expect(contrast(colour('--seal'), colour('--on-seal'))).toBeGreaterThan(4.5)
    const printed = painting(family).filter((file) => /[^-]color: var\(--seal\)/.test(read(file)))
    expect(printed).toEqual([])
  })

  it(`no other date has both the form and the skin of ${date}`, () => {
    const twins = dates.filter(
      ({ edition: other }) => other.form.name === edition.form.name && other.skin === edition.skin,
    )
    expect(twins.map((twin) => twin.date)).toEqual([date])
  })

  it(`the id of ${date} names its year, its month and its day`, () => {
    expect(edition.activityId).toMatch(new RegExp(`^20\\d\\d${date}$`))
  })
})
