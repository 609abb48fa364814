import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { watchLayers } from '#shared/runtime/navigate'
import { renderComponent } from '#testing/render-component.tsx'
import { ImageViewer } from './index.ts'

const pictures = ['sea', 'hill', 'lake'].map((alt) => ({ src: `https://img.example/${alt}.jpg`, alt }))
let back: ReturnType<typeof vi.spyOn>
watchLayers()
/** As a browser reports a step back. */
const goBack = () => {
  history.replaceState(null, '')
  window.dispatchEvent(new PopStateEvent('popstate'))
}

beforeEach(() => {
  back = vi.spyOn(history, 'go').mockImplementation(goBack)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return 400 * [...document.querySelectorAll('.slide')].indexOf(this)
  })
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    left: 0,
    top: 0,
    width: 400,
    height: 800,
  } as DOMRect)
})

function Album(props: Partial<Parameters<typeof ImageViewer>[0]>) {
  const [open, setOpen] = useState<number | null>(null)
  return (
    <main data-theme-root="">
      <button type="button" onClick={() => setOpen(1)}>
        open
      </button>
      <ImageViewer pictures={pictures} open={open} onClose={() => setOpen(null)} {...props} />
    </main>
  )
}

async function look(props: Partial<Parameters<typeof ImageViewer>[0]> = {}) {
  const page = renderComponent(<Album {...props} />)
  await page.user.click(screen.getByRole('button', { name: 'open' }))
  return page.user
}
const viewer = () => screen.queryByRole('dialog', { name: '查看图片' })
const seen = () => screen.getByRole('img').getAttribute('alt')
const picture = () => screen.getByRole('img').closest<HTMLElement>('.moved') as HTMLElement
const finger = (id: number, kind: 'Down' | 'Move' | 'Up', x: number, y: number) =>
  fireEvent[`pointer${kind}`](picture(), { pointerId: id, clientX: x, clientY: y })
const tapTwice = (x: number, y: number) => {
  for (const kind of ['Down', 'Up', 'Down', 'Up'] as const) finger(1, kind, x, y)
}

it('the viewer opens over the page, inside its theme, at the picture that was touched', async () => {
  await look()
  expect(viewer()?.closest('[data-theme-root]')).toBeTruthy()
  expect(document.activeElement).toBe(viewer())
  expect(seen()).toBe('hill')
  expect(screen.getByText('2 / 3')).toBeTruthy()
  expect(document.documentElement.style.overflow).toBe('hidden')
})

it('the arrows of keyboard and mouse lead to the neighbours, no further', async () => {
  const user = await look()
  await user.keyboard('{ArrowRight}')
  expect(seen()).toBe('lake')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '下一张' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: '上一张' }))
  expect(seen()).toBe('hill')
})

it('only the picture that is looked at and its neighbours are loaded', async () => {
  const many = Array.from({ length: 9 }, (_, index) => ({
    src: `https://img.example/${index}.jpg`,
    alt: `${index}`,
  }))
  await look({ pictures: many })
  expect([...document.querySelectorAll('img')].map((each) => each.alt)).toEqual(['0', '1', '2'])
})

it.each([
  ['Escape', (user: Awaited<ReturnType<typeof look>>) => user.keyboard('{Escape}')],
  ['its button', (user) => user.click(screen.getByRole('button', { name: '关闭' }))],
])('%s closes the viewer, and page, focus and history are as before', async (_, close) => {
  const user = await look()
  await close(user)
  expect(viewer()).toBeNull()
  expect(document.activeElement?.textContent).toBe('open')
  expect(document.documentElement.style.overflow).toBe('')
  await waitFor(() => expect(back).toHaveBeenCalledExactlyOnceWith(-1))
})

it('the way back closes the viewer and does not leave the page', async () => {
  await look()
  expect(history.state).toMatchObject({ layer: 1 })
  act(goBack)
  expect(viewer()).toBeNull()
  expect(back).not.toHaveBeenCalled()
})

it('a sheet below the viewer does not get its Escape', async () => {
  const below = vi.fn()
  document.addEventListener('keydown', below)
  const user = await look()
  await user.keyboard('{Escape}')
  expect(below).not.toHaveBeenCalled()
  document.removeEventListener('keydown', below)
})

it('Tab goes round in the viewer', async () => {
  const user = await look()
  const round: unknown[] = []
  for (let step = 0; step < 4; step++) {
    await user.tab()
    round.push(document.activeElement?.getAttribute('aria-label'))
  }
  expect(round).toEqual(['关闭', '上一张', '下一张', '关闭'])
  await user.tab({ shift: true })
  expect(document.activeElement?.getAttribute('aria-label')).toBe('下一张')
})

it('a double tap enlarges a picture where the finger is, and the next one ends that', async () => {
  await look()
  tapTwice(300, 400)
  expect(picture().style.transform).toBe('translate(-150px, 0px) scale(2.5)')
  tapTwice(300, 400)
  expect(picture().style.transform).toBe('')
})

it('two fingers enlarge a picture, and one moves it up to its edge', async () => {
  await look()
  finger(1, 'Down', 150, 400)
  finger(2, 'Down', 250, 400)
  finger(2, 'Move', 350, 400)
  expect(picture().style.transform).toContain('scale(2)')
  finger(2, 'Up', 350, 400)
  finger(1, 'Move', 999, 400)
  expect(picture().style.transform).toBe('translate(200px, 0px) scale(2)')
})

it('a picture that was left for another is whole again', async () => {
  const user = await look()
  tapTwice(200, 400)
  const left = picture()
  expect(left.style.transform).not.toBe('')
  await user.keyboard('{ArrowRight}')
  expect(left.style.transform).toBe('')
})

it('on a keyboard + enlarges a picture and 0 ends that', async () => {
  const user = await look()
  await user.keyboard('+')
  expect(picture().style.transform).toContain('scale(1.5)')
  await user.keyboard('0')
  expect(picture().style.transform).toBe('')
})

it('the page says what can be done with a picture', async () => {
  const save = vi.fn()
  const actions = ({ src }: { src: string }) => (
    <button type="button" onClick={() => save(src)}>
      保存
    </button>
  )
  const user = await look({ actions })
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(save.mock.calls).toEqual([['https://img.example/hill.jpg']])
})

it('a video is loaded while it is looked at, and let go of after', async () => {
  const film = { src: '', alt: 'film', video: 'https://img.example/film.mp4' }
  const user = await look({ pictures: [...pictures.slice(0, 2), film] })
  expect(document.querySelector('video')).toBeNull()
  await user.keyboard('{ArrowRight}')
  expect(document.querySelector('video')?.getAttribute('src')).toBe(film.video)
  await user.keyboard('{ArrowLeft}')
  expect(document.querySelector('video')).toBeNull()
})
