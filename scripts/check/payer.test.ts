import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const PAGES = path.resolve(import.meta.dirname, '../../pages')
/** What spends, tops up, pays out or signs as the person who is logged in; accounts for payouts are saved by `useDetails`. */
const SPENDS =
  /\b(useSpendMutation|createSpending|transferAssets|applyWithdraw|(re)?submitSignature|import \{ useDetails)\b/
/** A confirmation of spending has it inside. */
const NAMES_ACCOUNT = /'#shared\/(kit\/payer|campaign\/spend-confirm)'/

/** The sources of each page by its folder, and of what families share, as `warlord/season` and `pet/_family`. */
const sources = new Map<string, string>()
for (const file of readdirSync(PAGES, { recursive: true, encoding: 'utf8' })) {
  if (!/\.tsx?$/.test(file) || /\.(test|e2e)\.|testing|demo\.tsx$/.test(file)) continue
  const folder = file.split(path.sep).slice(0, 2).join('/')
  sources.set(folder, `${sources.get(folder) ?? ''}\n${readFileSync(path.join(PAGES, file), 'utf8')}`)
}
const spending = [...sources].filter(([, text]) => SPENDS.test(text)).map(([folder]) => folder)

test('there are pages that spend', () => expect(spending.length).toBeGreaterThan(10))

test.each(spending)('%s spends or signs, and names the account that does', (folder) => {
  const family = sources.get(`${folder.split('/')[0]}/_family`) ?? ''
  expect(NAMES_ACCOUNT.test(`${sources.get(folder)}${family}`)).toBe(true)
})
