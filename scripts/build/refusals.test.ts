import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { SourceCopy } from './source-copy.ts'

const META = 'pages/warlord/season/page.ts'
let copy: SourceCopy
let undo: [string, string][] = []

beforeAll(() => {
  copy = new SourceCopy(process.cwd(), ['warlord/_family', 'warlord/season', 'warlord/rules'])
})
afterAll(() => copy.remove())
afterEach(() => {
  for (const [file, content] of undo.reverse()) copy.write(file, content)
  undo = []
})

function edit(file: string, change: (content: string) => string): void {
  undo.push([file, copy.read(file)])
  copy.edit(file, change)
}

function refusal(): string {
  const { status, output } = copy.build()
  expect(status, output).toBe(1)
  expect(output, 'a sentence, not a stack').not.toMatch(/\n\s+at /)
  return output
}

describe('the build stops', () => {
  it.each([
    ['a b.txt', 'characters that servers do not treat alike'],
    ['a#b.txt', 'characters that servers do not treat alike'],
    ['活动.txt', 'characters that servers do not treat alike'],
    ['well/aux.txt', 'Windows keeps this name'],
  ])('the build stops at public/%s', (name, reason) => {
    copy.write(`public/${name}`, 'x')
    onTestFinished(() => rmSync(`${copy.root}/public/${name}`))
    expect(refusal()).toContain(`public/${name}: `)
    expect(refusal()).toContain(reason)
  })

  it('the build stops at a light page that reaches the heavy set through three files, and shows the way', () => {
    const folder = 'pages/warlord/season'
    copy.write(`${folder}/one.ts`, "export * from './two.ts'\n")
    copy.write(`${folder}/two.ts`, "export * from './three.ts'\n")
    copy.write(`${folder}/three.ts`, "export { Tab } from '#shared/ui/tab'\n")
    edit(`${folder}/main.tsx`, (code) => `import { Tab } from './one.ts'\n${code}\nconsole.log(Tab)\n`)
    const message = refusal()
    expect(message).toContain(`${META}: this light page reaches the heavy set`)
    expect(message).toContain(
      `main.tsx -> ${folder}/one.ts -> ${folder}/two.ts -> ${folder}/three.ts -> #shared/ui/tab`,
    )
    expect(message).toContain("make the page weight: 'full'")
  })

  it('the build stops at two pages with one path, and names both', () => {
    edit('pages/warlord/rules/page.ts', (code) => code.replace("'/battleRule'", "'/battle'"))
    expect(refusal()).toMatch(
      /pages\/warlord\/(season|rules)\/page\.ts: the path \/battle already belongs to pages\/warlord\/(season|rules)\/page\.ts/,
    )
  })

  it('the build stops at a title that is missing in one language', () => {
    edit(META, (code) => code.replace(/(title: \{[^}]*?)\s*tw: '[^']*',?/, '$1'))
    expect(refusal()).toMatch(/season\/page\.ts: "title\.tw".*\n\s+Give title in zh, en and tw\./)
  })

  it('the build stops at a field that page.ts does not have', () => {
    edit(META, (code) => code.replace('weight:', "colour: 'red',\n  weight:"))
    expect(refusal()).toMatch(/season\/page\.ts: "colour" is not a field.*\n\s+Correct or remove "colour"/)
  })

  it('the build stops at a call of page.ts that no endpoint declares, and names the nearest', () => {
    edit(META, (code) => code.replace('/user/cap/battle/task/list', '/user/cap/battle/task/lists'))
    expect(refusal()).toContain(
      `${META}: no endpoint has the path /user/cap/battle/task/lists. Did you mean /user/cap/battle/task/list?`,
    )
  })

  it('the build stops at a page that spends and that every site may frame', () => {
    edit(META, (code) => code.replace('weight:', "frames: 'any',\n  weight:"))
    expect(refusal()).toMatch(
      /season\/page\.ts: "frames" lets every site show the page, .*\/user\/cap\/battle/,
    )
  })

  it('the build stops at words that an action shows and no locale has', () => {
    edit(META, (code) => code.replace("shows: 'goal.set'", "shows: 'goal.sets'"))
    expect(refusal()).toMatch(
      /"actions\.\S+\.shows" names "goal\.sets", which the page's words do not have\. Did you mean (one of )?goal\.set/,
    )
  })

  it('the build stops at a module of Node in a page, with the import that leads there', () => {
    edit('pages/warlord/rules/main.tsx', (code) => `import './read.ts'\n${code}`)
    copy.write(
      'pages/warlord/rules/read.ts',
      "import { readFileSync } from 'node:fs'\nconsole.log(readFileSync)\n",
    )
    onTestFinished(() => rmSync(`${copy.root}/pages/warlord/rules/read.ts`))
    expect(refusal()).toContain(
      'imports node:fs, which a browser does not have: pages/warlord/rules/main.tsx -> pages/warlord/rules/read.ts -> node:fs.',
    )
  })

  it('the build stops at a package that is missing, with its name and without a stack', () => {
    edit(
      'pages/warlord/rules/main.tsx',
      (code) => `import all from 'no-such-package'\nconsole.log(all)\n${code}`,
    )
    expect(refusal()).toMatch(
      /failed to resolve import "no-such-package" from ".*pages\/warlord\/rules\/main\.tsx"/,
    )
  })

  it('the build stops at a page.ts that imports code', () => {
    edit(META, (code) => `import { readFileSync } from 'node:fs'\n${code}\nreadFileSync\n`)
    expect(refusal()).toContain('season/page.ts: imports other modules.\n  page.ts is data only')
  })

  it('the build stops at a cover that does not exist', () => {
    edit(META, (code) => code.replace(/cover: '[^']*'/, "cover: './nothing.png'"))
    expect(refusal()).toContain('the cover pages/warlord/season/nothing.png does not exist')
  })

  it('the build stops at a page that imports from another page', () => {
    edit('pages/warlord/rules/main.tsx', (code) => `import '../season/main.tsx'\n${code}`)
    expect(refusal()).toMatch(
      /rules\/main\.tsx: imports pages\/warlord\/season\/main\.tsx, which belongs to another page\.\n\s+Move what both need to pages\/warlord\/_family/,
    )
  })

  it('the build stops at a page whose first screen cannot be rendered, and names it', () => {
    edit('pages/warlord/rules/main.tsx', (code) => code.replace(/mount\(.*/, 'mount(document.title)'))
    expect(refusal()).toMatch(
      /pages\/warlord\/rules\/main\.tsx: .*document is not defined \(at .*pages\/warlord\/rules\/main\.tsx:\d+:\d+\)/,
    )
  })

  it('the build stops at a page name that does not exist, and says which is meant', () => {
    const { status, output } = copy.build(['--page', 'warlord/seasons'])
    expect(status).toBe(2)
    expect(output).toContain('There is no page "warlord/seasons". Did you mean warlord/season?')
  })
})
