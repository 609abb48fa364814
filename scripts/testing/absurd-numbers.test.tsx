import { act, cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type GenericSchema, safeParse } from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { endpoints } from '#sandbox/endpoints.ts'
import type { Fault } from '#sandbox/index.ts'
import zh from '#shared/runtime/i18n/locales/zh.json'
import { renderPage } from '#testing'
import { isSampled } from '#testing/is-sampled.ts'
import type { PageStory } from '#testing/story'

const mounting = vi.hoisted(() => ({ page: null as ReactNode }))
vi.mock('#shared/runtime/app', async (original) => ({
  ...(await original<object>()),
  mount: (page: ReactNode) => {
    mounting.page = page
  },
}))

const mains = import.meta.glob('/pages/*/*/main.tsx')
const pages = Object.keys(mains)
  .map((file) => file.split('/').slice(2, 4).join('/'))
  .filter((page) => isSampled(page, 'states'))
const stories = import.meta.glob<{ story: PageStory }>('/pages/*/*/*.e2e.ts')

/**
 * What the counts and moments of all answers are instead: of each list the first that the contract lets in. Counts are apart
 * from each other, since things differ by some of them.
 */
const ROUNDS: Record<string, { counts(nth: number): number[]; moments: (number | string)[] }> = {
  'the most, and moments far on': {
    counts: (nth) => [1e308, 9e15, 1e15 - nth, 100 - (nth % 50)],
    moments: [Date.UTC(2099, 11)],
  },
  'the least, and moments long ago': {
    counts: (nth) => [-1e308, -9e15, -1e15 + nth, 0],
    moments: [Date.UTC(2000, 0, 2)],
  },
  'none, and parts with the noise of floats': {
    counts: (nth) => (nth % 3 ? [0] : [nth + 0.30000000000000004, nth + 0.5]),
    moments: [],
  },
  'moments that cannot be read': { counts: () => [], moments: ['soon'] },
  'parts beyond two decimals': { counts: (nth) => [9000.004 + nth * 1.37], moments: [] },
  'the most beside none': { counts: (nth) => (nth % 2 ? [9e15, 1e15 - nth] : [0]), moments: [] },
  'none beside the most': { counts: (nth) => (nth % 2 ? [0] : [9e15, 1e15 - nth]), moments: [] },
}

/** In the sandbox's answers moments are the only numbers so large. */
const isMoment = (n: number) => n > 1e12

const CRASHED = zh.errors.title
const MOST_ELEMENTS = 5000

describe('no number in an answer breaks a page or reaches its words as something that is no number', () => {
  if (pages.length === 0) it.skip('a sample has no page of these', () => {})
  it.each(pages)('%s', async (page) => {
    mounting.page = null
    const complaints: string[] = []
    vi.spyOn(console, 'error').mockImplementation((said, ...more) => {
      // equal keys are odd, and no more than that
      if (!/not wrapped in act|two children with the same key/.test(String(said)))
        complaints.push([said, ...more].join(' ').slice(0, 200))
    })
    const { query, as } = await visitOf(page)
    const open = (faults: Fault[] = []) => shownBy(page, { query, ...(as && { userId: as }), faults })
    const plain = await open()
    const found: string[] = []
    for (const [name, round] of Object.entries(ROUNDS)) {
      const faults = plain.answers.map(({ path, method, data, output }) => {
        const absurd = changed(data, output, round)
        return { path, method, data: absurd }
      })
      const { crashed, elements, words } = await open(faults)
      if (crashed) found.push(`${name}: the page came down`)
      if (elements > MOST_ELEMENTS) found.push(`${name}: ${elements} elements`)
      const odd = /.{0,20}(NaN|Infinity|undefined|\d\.\d{3}).{0,20}/.exec(words)
      if (odd) found.push(`${name}: it says "${odd[0]}"`)
      found.push(...complaints.splice(0).map((said) => `${name}: ${said}`))
    }
    expect(found).toEqual([])
  })
})

/** How the page's own story opens it. */
async function visitOf(page: string) {
  const file = Object.keys(stories).find((each) => each.startsWith(`/pages/${page}/`))
  const story = (await stories[file ?? '']?.())?.story
  const query = story?.query ?? ''
  return { query, as: new URLSearchParams(query).get('userId') ?? undefined }
}

async function shownBy(page: string, options: { query: string; userId?: string; faults: Fault[] }) {
  if (!mounting.page) await mains[`/pages/${page}/main.tsx`]?.()
  const shown = mounting.page
  const { sandbox } = renderPage(() => shown, { page, ...options })
  let seen = -1
  // until nothing is asked for any more
  while (seen < sandbox.calls.length || sandbox.calls.some(({ ms }) => ms === undefined)) {
    seen = sandbox.calls.length
    await act(() => new Promise((resolve) => setTimeout(resolve)))
  }
  const result = {
    crashed: screen.queryByText(CRASHED) !== null,
    elements: document.querySelectorAll('*').length,
    words: textsOf(document.body).join(' '),
    answers: sandbox.calls.flatMap(({ path, method, answer }) => {
      const { data } = (answer ?? {}) as { data?: unknown }
      const output = declared.find((each) => each.method === method && each.path.test(path))?.output
      return data && output ? [{ path, method, data, output }] : []
    }),
  }
  cleanup()
  return result
}

/** Each on its own: two numbers side by side are not one. */
function textsOf(element: Element) {
  const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walk.nextNode()) texts.push(walk.currentNode.textContent ?? '')
  return texts
}

const declared = endpoints().map(({ method, path, output }) => ({
  method,
  path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  output,
}))

/** The answer with each of its numbers replaced in which the contract takes the change. */
function changed(data: unknown, output: GenericSchema, { counts, moments }: (typeof ROUNDS)[string]) {
  let nth = 0
  let answer = data
  const visit = (value: unknown, path: readonly string[]): void => {
    if (typeof value === 'number') {
      nth++
      for (const next of isMoment(value) ? moments : counts(nth)) {
        const tried = withAt(answer, path, next)
        const { success, typed } = safeParse(output, tried)
        // a moment that cannot be read is let in: it costs its line
        if (!success && !(typed && typeof next === 'string')) continue
        answer = tried
        return
      }
    } else if (value && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key])
  }
  visit(data, [])
  return answer
}

function withAt(data: unknown, [key, ...rest]: readonly string[], value: number | string): unknown {
  if (key === undefined) return value
  const copy = (Array.isArray(data) ? [...data] : { ...(data as object) }) as Record<string, unknown>
  copy[key] = withAt(copy[key], rest, value)
  return copy
}
