import { screen } from '@testing-library/react'
import jsQR from 'jsqr'
import { expect, it, vi } from 'vitest'
import { bridge } from '#shared/runtime/bridge'
import { renderComponent } from '#testing/render-component.tsx'
import { drawPoster, type PosterArt, PosterSheet, writeLines } from './index.ts'

const LINK = 'https://pages.example/download?code=F7PS&extensionOfficerId=10001'
const ART: PosterArt = { width: 300, height: 400, code: { x: 40, y: 120, side: 220 }, draw: () => {} }

/** A canvas of so many dots, painted on by `fillRect` in black and white. */
function giveCanvas() {
  const dots = new Uint8ClampedArray(300 * 400 * 4).fill(128)
  let shade = 0
  const context = {
    set fillStyle(colour: string) {
      shade = colour === '#fff' ? 255 : 0
    },
    fillRect(x: number, y: number, width: number, height: number) {
      for (let down = Math.round(y); down < Math.round(y + height); down++)
        for (let along = Math.round(x); along < Math.round(x + width); along++)
          dots.fill(shade, (down * 300 + along) * 4, (down * 300 + along) * 4 + 3)
    },
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,iVBORw0KGgo=')
  return dots
}

it('a scanner reads the link from a poster’s code', () => {
  const dots = giveCanvas()
  expect(drawPoster(ART, LINK)).toMatch(/^data:image\/png/)
  expect(jsQR(dots, 300, 400)?.data).toBe(LINK)
})

it('a poster is saved by the app', async () => {
  giveCanvas()
  vi.spyOn(bridge, 'inApp', 'get').mockReturnValue(true)
  const save = vi.spyOn(bridge, 'saveQRCode').mockResolvedValue({ ok: true, value: undefined })
  const { user } = renderComponent(<PosterSheet open onClose={() => {}} art={ART} link={LINK} name="海报" />)
  expect(screen.getByRole('img', { name: '海报' }).getAttribute('src')).toMatch(/^data:image\/png/)
  await user.click(screen.getByRole('button', { name: '保存海报' }))
  expect(save).toHaveBeenCalledWith('data:image/png;base64,iVBORw0KGgo=')
})

it('a poster stays as it is while its sheet closes', () => {
  giveCanvas()
  const sheet = (open: boolean) => (
    <PosterSheet open={open} onClose={() => {}} art={ART} link={LINK} name="海报" />
  )
  const { rerender } = renderComponent(sheet(true))
  rerender(sheet(false))
  expect(document.querySelector('img[alt="海报"]')).not.toBeNull()
  expect(screen.queryByText(/截屏保存/)).toBeNull()
})

it.each([
  ['draws no pictures', () => vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)],
  [
    'has no memory for it',
    () => vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:,'),
  ],
  [
    'throws at it',
    () =>
      vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(() => {
        throw new DOMException('out of memory')
      }),
  ],
])(
  'where a browser %s, the code stands by itself with a sentence, and without a button to save',
  (_, arrange) => {
    giveCanvas()
    arrange()
    renderComponent(<PosterSheet open onClose={() => {}} art={ART} link={LINK} name="海报" />)
    expect(screen.getByRole('img', { name: '海报' }).tagName).toBe('svg')
    expect(screen.getByText(/截屏保存/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: '保存海报' })).toBeNull()
  },
)

it('a poster’s words are broken between words or signs, into lines of about the same width', () => {
  const rows: string[] = []
  const context = {
    measureText: (text: string) => ({ width: text.length * 10 }),
    fillText: (text: string) => rows.push(text),
  } as unknown as CanvasRenderingContext2D
  const at = { x: 0, y: 20, width: 80, line: 30 }
  expect(writeLines(context, 'come and play', at)).toBe(50)
  writeLines(context, '一起来玩语音派对，好吗', at)
  expect(rows).toEqual(['come and', 'play', '一起来玩语音', '派对，好吗'])
})
