import { expect, test } from 'vitest'
import { alternate } from '#shared/runtime/image/bases.ts'
import { createSandbox, isSandboxPath } from '../../index.ts'
import { portraitOf } from './index.ts'

const eighteen = Array.from({ length: 18 }, (_, at) => portraitOf(String(20020 + at)))

test('of eighteen people in a row sixteen have portraits of their own, and two have none', () => {
  expect(new Set(eighteen.filter(Boolean)).size).toBe(16)
  expect(eighteen.filter((address) => !address)).toHaveLength(2)
  expect(portraitOf('10001')).toBe(portraitOf('10001'))
})

test('each portrait is a whole picture of its own, which the sandbox serves and does not list as a call', async () => {
  const sandbox = createSandbox()
  const pictures = new Set<string>()
  for (const address of eighteen.filter(Boolean)) {
    expect(isSandboxPath(address)).toBe(true)
    const response = await sandbox.fetch(
      new Request(`http://sandbox${address}?x-oss-process=image/resize,w_120`),
    )
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    const picture = await response.text()
    expect(picture).toMatch(/<\/svg>$/)
    pictures.add(picture)
  }
  expect(pictures.size).toBe(16)
  expect(sandbox.calls).toHaveLength(0)
})

test('a person who has an id that ends in 19 has a portrait that breaks off, in both places', async () => {
  const address = portraitOf('20019')
  for (const place of [address, alternate(address)]) {
    const response = await createSandbox().fetch(new Request(`http://sandbox${place}`))
    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain('</svg>')
  }
})
