import { expect, it } from 'vitest'
import { readTests } from './read-tests.ts'

const titles = (source: string) => readTests('some.test.ts', source).map(({ title }) => title)

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

it('a test uses what its helpers use, and what they import', () => {
  const [buys, looks] = readTests(
    'some.test.ts',
    `
      import { buy as pay, look } from '#shared/api/shop'
      const PRICE = 648
      function purchase() { return ask(pay, { price: PRICE }) }
      it('buys', () => { purchase() })
      it('looks', () => { ask(look, { pay: 1 }) })
    `,
  )
  expect(buys?.names.has('pay')).toBe(true)
  expect(buys?.imports.get('pay')).toBe('#shared/api/shop')
  expect(buys?.source).toContain('648')
  expect(looks?.names.has('pay')).toBe(false)
  expect(looks?.source).not.toContain('648')
})

it('a name means what it means there: not the helper of another test, nor one that is declared nearer', () => {
  const tests = readTests(
    'some.test.ts',
    `
      import { rank, sign } from '#shared/api/shop'
      const back = () => ask(sign)
      it('ranks', () => { const ranks = () => ask(rank); ranks() })
      it('draws', () => { const { ranks } = page; show(ranks) })
      it('comes back', (back) => { back() })
      it('signs', () => { back() })
    `,
  )
  expect(tests.map(({ names }) => ['rank', 'sign'].filter((name) => names.has(name)))).toEqual([
    ['rank'],
    [],
    [],
    ['sign'],
  ])
})
