import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'
import { addMissing } from './polyfills.ts'

/** A realm that lacks what the oldest browsers lack. */
const old = createContext({})
runInContext(
  `delete Array.prototype.at; delete String.prototype.at; delete String.prototype.replaceAll
   delete Object.hasOwn; delete globalThis.WeakRef`,
  old,
)
addMissing(runInContext('globalThis', old))

it.each([
  ['[1, 2, 3].at(0)', 1],
  ['[1, 2, 3].at(-1)', 3],
  ['[1, 2, 3].at(5)', undefined],
  ['[1, 2, 3].at(NaN)', 1],
  ['"abc".at(-1)', 'c'],
  ['Object.keys([]).length', 0],
  ['Object.hasOwn({ a: 1 }, "a")', true],
  ['Object.hasOwn({}, "toString")', false],
  ['Object.hasOwn(Object.create(null), "a")', false],
  ['"a.b.c".replaceAll(".", "-")', 'a-b-c'],
  ['"(1)[1]^-$".replaceAll("[1]^-$", "!")', '(1)!'],
  ['"aXbx".replaceAll(/x/gi, "")', 'ab'],
  ['new WeakRef({ a: 1 }).deref().a', 1],
])('on an old browser %s is %j', (code, value) => {
  expect(runInContext(code, old)).toBe(value)
})

it('a method that a browser has is left alone', () => {
  const own = Array.prototype.at
  addMissing(globalThis)
  expect(Array.prototype.at).toBe(own)
})
