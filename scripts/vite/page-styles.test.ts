import { readFileSync } from 'node:fs'
import path from 'node:path'
import { preprocessCSS, resolveConfig } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { pageStyles } from './page-styles.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

let read: (css: string, file?: string) => Promise<string>
beforeAll(async () => {
  const config = await resolveConfig({ root: ROOT, configFile: false, css: pageStyles(ROOT) }, 'build')
  read = async (css, file = 'page.css') => (await preprocessCSS(css, path.join(ROOT, file), config)).code
})

describe('sizes', () => {
  it('sizes in design pixels of a 375 px frame become rem, of which the view has ten', async () => {
    expect(await read('.a { width: 375px; height: 37.5px; margin: -15px 0 }')).toContain(
      'width: 10rem; height: 1rem; margin: -0.4rem 0',
    )
    const base = await read(readFileSync(path.join(ROOT, 'shared/runtime/app/base.css'), 'utf8'))
    expect(base).toMatch(/html \{\s*font-size: min\(10vw, 0\.5in\);/)
    expect(base).toContain('max-width: 10rem')
  })

  it('sizes of text stop at 12 px where a small phone would shrink them below', async () => {
    expect(await read('.a { font-size: 12px } .b { font-size: 15px }')).toMatch(
      /font-size: max\(12px, 0\.32rem\) \} \.b \{ font-size: 0\.4rem/,
    )
    expect(await read('.a { font: 700 11px / 20px serif }')).toContain(
      'font: 700 max(12px, 0.2933rem) / 0.5333rem serif',
    )
  })

  it('sizes of text that are computed, or relative to the text around them, stop at 12 px too', async () => {
    expect(
      await read(
        '.a { font-size: 0.8em } .b { font-size: min(13px, calc(70px / var(--lanes, 4))) } .c { font-size: smaller }',
      ),
    ).toMatch(
      /font-size: max\(12px, 0\.8em\) \} \.b \{ font-size: max\(12px, min\(0\.3467rem, calc\(.+font-size: max\(12px, 0\.83em\)/,
    )
  })

  it('sizes of a hairline stay pixels', async () => {
    expect(await read('.a { border: 1px solid }')).toContain('border: 1px solid')
  })
})

describe('what the oldest browsers lack', () => {
  it.each([
    ['.a { display: flex; gap: 8px }', '.a>*+* { margin-left: 0.2133rem }'],
    [
      '.a, .b { display: inline-flex; flex-direction: column; gap: 15px }',
      '.a>*+*, .b>*+* { margin-top: 0.4rem }',
    ],
    [
      '.a { display: flex; flex-wrap: wrap; gap: 15px 30px }',
      '.a>* { margin-right: 0.8rem; margin-bottom: 0.4rem }',
    ],
  ])('the gap of %s has margins in its place', async (css, margins) => {
    const written = (await read(css)).replace(/\s+/g, ' ')
    expect(written).toContain('@supports (not (inset:0)) and (')
    expect(written.replaceAll(';', '').replaceAll(' ', '')).toContain(
      margins.replaceAll(';', '').replaceAll(' ', ''),
    )
  })

  it('the gap of a grid needs none', async () => {
    expect(await read('.a { display: grid; gap: 8px }')).not.toContain('@supports')
  })

  it('long words break as in newer ones', async () => {
    expect((await read('.a { overflow-wrap: anywhere }')).replace(/\s+/g, ' ')).toContain(
      'word-break: break-word; overflow-wrap: anywhere',
    )
  })
})
