import { expect, it } from 'vitest'
import { readTitles } from './read-titles.ts'

const titles = (source: string) => readTitles('some.test.ts', source)

it('a test is named below its describes, its each-template as it is written', () => {
  expect(
    titles(`
      describe('a page', () => {
        describe.each([1])('in %s', () => { it.for([1])('shows $name', () => {}) })
        test(\`of \${page.id}\`, () => {})
      })
      it.runIf(true)('alone', () => {})
    `),
  ).toEqual(['a page › in %s › shows $name', `a page › of \${page.id}`, 'alone'])
})

it('a test that is skipped or still to do, or only looks like one, does not count', () => {
  expect(
    titles(`
      it.skip('a', () => {})
      it.todo('b')
      describe.skip('c', () => { it('d', () => {}) })
      test.skip.each([1])('e', () => {})
      submit('f', () => {})
      // it('g', () => {})
      const text = "it('h', () => {})"
    `),
  ).toEqual([])
})

it('tests of the browser runner are named too, its hooks and steps not', () => {
  expect(
    titles(`
      test.describe('a page', () => {
        test.beforeAll('open', () => {})
        ;(there ? test : test.skip)('is shown', async () => { await test.step('tap', () => {}) })
        ;(none ? test.skip : test)('is read', () => {})
      })
      test.describe.skip('away', () => { test('no', () => {}) })
    `),
  ).toEqual(['a page › is shown', 'a page › is read'])
})
