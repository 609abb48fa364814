import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { contrast, readHex } from '#testing/contrast.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Style sheets that have a dark half: of pages that are read at night. */
const SHEETS = [
  'pages/agreement/_family/AgreementPage.module.css',
  'pages/help/_family/theme.module.css',
  'pages/portal/cashier/theme.module.css',
  'pages/recharge/_family/theme.module.css',
  'pages/withdraw/_family/theme.module.css',
]

/** Each block of the dark half, on top of the first, which is for all. */
function darkPalettes(sheet: string): Record<string, string>[] {
  const source = readFileSync(path.join(ROOT, sheet), 'utf8')
  const [, dark = ''] = /@media \(prefers-color-scheme: dark\) \{\n(.*?)\n\}/s.exec(source) ?? []
  const blocks = [...dark.matchAll(/\{([^}]*)\}/g)].map(([, block = '']) =>
    Object.fromEntries(
      [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
    ),
  )
  const [all = {}, ...rest] = blocks
  return rest.length > 0 ? rest.map((own) => ({ ...all, ...own })) : [all]
}

test.each(SHEETS)('at night every text of %s stands out from its ground', (sheet) => {
  const palettes = darkPalettes(sheet)
  expect(palettes.length).toBeGreaterThan(0)
  for (const palette of palettes) {
    const colour = (name: string) => readHex(palette[name] ?? '')
    for (const ground of ['kit-surface', 'kit-surface-raised'])
      for (const text of ['kit-ink', 'kit-ink-soft', 'kit-accent', 'kit-danger', 'kit-good'])
        expect([text, ground, contrast(colour(text), colour(ground)) >= 4.5]).toEqual([text, ground, true])
    expect(contrast(colour('kit-accent-ink'), colour('kit-accent'))).toBeGreaterThan(4.5)
  }
})
