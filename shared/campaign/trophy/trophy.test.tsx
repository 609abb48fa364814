import { screen } from '@testing-library/react'
import jsQR from 'jsqr'
import { expect, test, vi } from 'vitest'
import { afterThisTest } from '#testing/browser.ts'
import { renderComponent } from '#testing/render-component.tsx'
import { EMBLEMS } from './emblems.ts'
import { TrophyButton } from './index.ts'

const WIDTH = 600
const HEIGHT = 880

/** A canvas that keeps the black and white rectangles, of which a code is made, and the texts. */
function giveCanvas() {
  const dots = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(128)
  const texts: string[] = []
  let fill: unknown
  const own = {
    measureText: (text: string) => ({ width: text.length * 20 }),
    createLinearGradient: () => ({ addColorStop() {} }),
    fillText: (text: string) => texts.push(text),
    fillRect(x: number, y: number, width: number, height: number) {
      if (fill !== '#fff' && fill !== '#111') return
      for (let down = Math.round(y); down < Math.round(y + height); down++)
        for (let along = Math.round(x); along < Math.round(x + width); along++)
          dots.fill(fill === '#fff' ? 255 : 0, (down * WIDTH + along) * 4, (down * WIDTH + along) * 4 + 3)
    },
  }
  const context = new Proxy(own, {
    get: (target, name) => Reflect.get(target, name) ?? (() => {}),
    set(_, name, value) {
      if (name === 'fillStyle') fill = value
      return true
    },
  })
  vi.stubGlobal('Path2D', class {})
  afterThisTest(() => vi.unstubAllGlobals())
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,iVBORw0KGgo=')
  return { texts, scan: () => jsQR(dots, WIDTH, HEIGHT)?.data ?? '' }
}

const button = (nickname: string, query?: Record<string, string>) => (
  <TrophyButton
    {...(query && { query })}
    trophy={{
      emblem: 'card',
      from: '三张牌',
      figure: '世界 · 愚人',
      text: '适合开口的一天',
      person: { nickname, portrait: '' },
    }}
  />
)

test('a poster shows what was reached and whose it is, and its code opens this page', async () => {
  const canvas = giveCanvas()
  const { user } = renderComponent(button('Luna_星河', { readingId: '10002-20786' }))
  await user.click(screen.getByRole('button', { name: '生成海报' }))
  expect(await screen.findByRole('img', { name: '三张牌, 世界 · 愚人, 适合开口的一天' })).toBeTruthy()
  expect(canvas.texts).toEqual(expect.arrayContaining(['三张牌', '世界 · 愚人', 'Luna_星河']))
  const { pathname, searchParams } = new URL(canvas.scan())
  expect(pathname).toBe(location.pathname)
  expect(searchParams.get('readingId')).toBe('10002-20786')
})

test('a name that is too long for the poster ends in an ellipsis', async () => {
  const canvas = giveCanvas()
  const { user } = renderComponent(button('a very long name indeed'))
  await user.click(screen.getByRole('button', { name: '生成海报' }))
  await screen.findByRole('img')
  expect(canvas.texts).toContain('a very lo…')
})

test('the shapes of every emblem stay within its field', () => {
  const outside = Object.entries(EMBLEMS).flatMap(([name, shapes]) =>
    shapes
      .filter(([path]) =>
        [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].some(
          ([, x, y]) => Math.max(Number(x), Number(y)) > 100 || Math.min(Number(x), Number(y)) < 0,
        ),
      )
      .map(() => name),
  )
  expect(outside).toEqual([])
})
