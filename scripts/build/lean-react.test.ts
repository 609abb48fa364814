// @vitest-environment node
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from '../site/files.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** JSX that React DOM no longer knows what to do with: it would stand where it is written, or do nothing. */
const LEFT_OUT =
  /<(?:link|meta|title|style|SuspenseList|Activity|ViewTransition)[\s>]|<Fragment[^>]*\bref=|<form[^>]*\baction=\{/

const isSource = (file: string) => file.endsWith('.tsx') && !/\.test\.tsx$|\/demo\.tsx$/.test(file)

it('No page uses what is left out of React: the HTML names sheets and titles, and forms are sent by an action', () => {
  const files = ['pages', 'shared'].flatMap((folder) => filesBelow(ROOT, folder)).filter(isSource)
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => LEFT_OUT.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([])
})

it.each(['<title>Hello</title>', '<link rel="icon" />', '<form action={send}>', '<Fragment ref={box}>'])(
  '%s would be found',
  (code) => expect(LEFT_OUT.test(code)).toBe(true),
)
