import { readFileSync } from 'node:fs'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BASES } from './bases.ts'
import { Image, thumbnail } from './index.ts'

const SRC = `https://img.example${BASES[0]}gift.png`
const OTHER = `https://img.example${BASES[1]}gift.png`

let comeNear: () => void
let margin: string | undefined

beforeEach(() => {
  class Observer {
    private readonly watched = new Set<Element>()
    constructor(
      tell: (entries: { isIntersecting: boolean; target: Element }[]) => void,
      options: IntersectionObserverInit,
    ) {
      comeNear = () => act(() => tell([...this.watched].map((target) => ({ isIntersecting: true, target }))))
      margin = options.rootMargin
    }
    observe(element: Element) {
      this.watched.add(element)
    }
    unobserve(element: Element) {
      this.watched.delete(element)
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
})
afterEach(() => vi.unstubAllGlobals())

const picture = () => document.querySelector('img')

it('a picture loads only when it comes within 100 px of the view', () => {
  render(<Image src={SRC} alt="Rose" />)
  expect(picture()).toBeNull()
  expect(screen.getByRole('img', { name: 'Rose' })).toBeTruthy()
  comeNear()
  expect(margin).toBe('100px')
  expect(picture()?.src).toBe(SRC)
})

it('a picture loads at once where the browser cannot watch the view', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  render(<Image src={SRC} alt="Rose" />)
  expect(picture()?.src).toBe(SRC)
})

it('an eager picture is in the HTML of the first screen', () => {
  expect(renderToString(<Image src={SRC} alt="Rose" eager />)).toContain(`src="${SRC}"`)
})

it('a failed picture is tried once under the other base, then a placeholder says its name', () => {
  render(<Image src={SRC} alt="Rose" eager />)
  fireEvent.error(picture() as Element)
  expect(picture()?.src).toBe(OTHER)
  fireEvent.error(picture() as Element)
  expect(picture()).toBeNull()
  expect(screen.getByRole('img', { name: 'Rose' })).toBeTruthy()
})

it('a fallback stands in for a picture that is missing or has failed', () => {
  render(<Image src="" alt="" fallback={<p>none</p>} />)
  expect(screen.getByText('none')).toBeTruthy()
  render(<Image src={SRC} alt="" eager fallback={<p>failed</p>} />)
  fireEvent.error(picture() as Element)
  expect(screen.queryByText('failed')).toBeNull()
  fireEvent.error(picture() as Element)
  expect(screen.getByText('failed')).toBeTruthy()
})

it('a picture of a foreign host has no second address', () => {
  render(<Image src="https://elsewhere.example/a.png" alt="" eager />)
  fireEvent.error(picture() as Element)
  expect(picture()).toBeNull()
})

it('an empty address is a placeholder that asks for nothing', () => {
  render(<Image src="" alt="Portrait" eager />)
  expect(picture()).toBeNull()
  expect(screen.getByRole('img', { name: 'Portrait' })).toBeTruthy()
})

it('a new address starts again after a failure', () => {
  const { rerender } = render(<Image src="https://elsewhere.example/a.png" alt="" eager />)
  fireEvent.error(picture() as Element)
  rerender(<Image src={SRC} alt="" eager />)
  expect(picture()?.src).toBe(SRC)
})

it('a picture keeps its place, corners and fit', () => {
  const { container } = render(
    <Image src={SRC} alt="" eager width={75} height={37.5} radius={7.5} fit="contain" />,
  )
  const frame = container.firstElementChild as HTMLElement
  expect([frame.style.width, frame.style.height, frame.style.borderRadius]).toEqual([
    '2rem',
    '1rem',
    '0.2rem',
  ])
  expect(picture()?.style.objectFit).toBe('contain')
})

it('a picture fills its frame without being squeezed, unless the page says otherwise', () => {
  render(<Image src={SRC} alt="" eager />)
  expect([picture()?.className, picture()?.style.objectFit]).toEqual(['picture', ''])
  const styles = readFileSync('shared/runtime/image/Image.module.css', 'utf8')
  expect(styles).toMatch(/\.picture \{\s*object-fit: cover;/)
})

it('a failed thumbnail is tried as a thumbnail under the other base', () => {
  render(<Image src={SRC} alt="" eager thumb={80} />)
  expect(picture()?.src).toBe(`${SRC}?x-oss-process=image/resize,w_80`)
  fireEvent.error(picture() as Element)
  expect(picture()?.src).toBe(`${OTHER}?x-oss-process=image/resize,w_80`)
  fireEvent.error(picture() as Element)
  expect(picture()).toBeNull()
})

it('a percent thumbnail of the first screen waits for the browser, whose width Node cannot know', () => {
  expect(renderToString(<Image src={SRC} alt="" eager thumb="50%" />)).not.toContain('<img')
})

it('a circle is round whatever its radius', () => {
  const { container } = render(<Image src={SRC} alt="" circle radius={4} />)
  expect((container.firstElementChild as HTMLElement).style.borderRadius).toBe('50%')
})

it.each([
  [120, 'w_120'],
  [0, 'w_1'],
  [12_000, 'w_9999'],
  ['50%', 'w_500'],
  ['10%', 'w_300'],
  ['100%', 'w_900'],
] as const)('a thumbnail of %s asks for %s on a view of 1000 px', (width, query) => {
  vi.stubGlobal('innerWidth', 1000)
  expect(thumbnail(SRC, width)).toBe(`${SRC}?x-oss-process=image/resize,${query}`)
})

it('a thumbnail keeps the query and fragment, and leaves inline pictures alone', () => {
  expect(thumbnail('/a.png?v=2#top', 80)).toBe('/a.png?v=2&x-oss-process=image/resize,w_80#top')
  expect(thumbnail('data:image/png;base64,AA', 80)).toBe('data:image/png;base64,AA')
})
