import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readWords } from './locale-files.ts'

const FOLDER = 'pages/halls/forecast/locales'
let root: string
const write = (folder: string, language: string, text: string) => {
  mkdirSync(path.join(root, folder), { recursive: true })
  writeFileSync(path.join(root, folder, `${language}.json`), text)
}
const read = () => readWords(root, [{ namespace: 'page', folder: FOLDER }])

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'words-'))
  for (const language of ['zh', 'en', 'tw']) {
    write('shared/runtime/i18n/locales', language, '{ "request": "x" }')
    write(FOLDER, language, '{ "title": "x", "days": { "left": "x" } }')
  }
})
afterEach(() => rmSync(root, { recursive: true }))

it('a page has its words in each language; the runtime has those of zh already', () => {
  expect(read().zh).toEqual({ page: { title: 'x', days: { left: 'x' } } })
  expect(Object.keys(read().en)).toEqual(['runtime', 'page'])
})

it('a page that lacks a text in one language is not built: the file and the text are named', () => {
  write(FOLDER, 'tw', '{ "title": "x", "days": {} }')
  expect(read).toThrow(`${FOLDER}/tw.json: has no text "days.left", which zh has.`)
  write(FOLDER, 'tw', '{ "title": "x", "days": { "left": "x", "more": "x" } }')
  expect(read).toThrow(`${FOLDER}/zh.json: has no text "days.more", which tw has.`)
})

it('plural forms of a language are one text', () => {
  write(FOLDER, 'en', '{ "title": "x", "days": { "left_one": "x", "left_other": "x" } }')
  expect(read().en.page).toEqual({ title: 'x', days: { left_one: 'x', left_other: 'x' } })
})

it('words that are missing or broken are reported by their file', () => {
  write(FOLDER, 'en', '{ "title": "x", }')
  expect(read).toThrow(`${FOLDER}/en.json: is not JSON`)
  rmSync(path.join(root, FOLDER, 'en.json'))
  expect(read).toThrow(`${FOLDER}/en.json: is missing.`)
})

it.each([
  ['left_one', 'left_other'],
  ['left_other', 'left_one'],
])('an English text %s alone is refused with the one that is missing', (written, lacking) => {
  for (const language of ['zh', 'tw']) write(FOLDER, language, '{ "days": { "left_other": "x" } }')
  write(FOLDER, 'en', `{ "days": { "${written}": "x" } }`)
  expect(read).toThrow(`${FOLDER}/en.json: has "days.${written}" and no "days.${lacking}".`)
})
