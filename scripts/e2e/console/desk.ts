import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../../browser/browser.ts'
import { NOW, openSite, type Site } from '../../browser/site.ts'
import { run } from '../../release/command/run.ts'
import { rebuiltDist } from '../../release-console/testing/rebuilt-dist.ts'
import type { Live } from '../../site/live.ts'
import { ROOT } from '../workbench.ts'

export const SEASON = 'warlord/season'
/** Pages that one change has published together. */
export const FIVE = ['bonds/cp', 'bonds/cp-list', 'bonds/sisters', 'gifts/pack', 'gifts/suit']
/** Pages whose built one is of another build than the live one. */
export const BUILT = [SEASON, 'warlord/rules', 'tarot/share', 'help/station']
export const RETIRED = 'help/assistant'

/** ms that a step waits for what it looks for: pictures take some. */
const PATIENCE = 60_000

/** A console in a browser. */
export interface Desk {
  page: Page
  /** Presses and fills by the words on the screen. */
  press(name: string | RegExp, within?: string): Promise<void>
  see(text: string | RegExp): Promise<void>
  /** Runs a command beside the console, by another publisher. */
  release(...words: string[]): Promise<{ code: number; text: string }>
  live(): Promise<Live>
  /** The built site of the console. */
  dist: string
  site: Site
  browser: Browser
  address: string
  target: string
  close(): Promise<void>
}

export interface DeskOptions {
  /** A folder, or s3://bucket/prefix, where nothing is. */
  target: string
  env?: NodeJS.ProcessEnv
  /** Program of the browser. */
  chromium: string
}

/** A site with some history at a target, a collector, and a console on both. */
export async function openDesk({ target, env = {}, chromium }: DeskOptions): Promise<Desk> {
  const dist = path.join(ROOT, 'dist')
  const title = ['</title>', ' 2</title>'] as const
  const all = { ...process.env, ...env, RELEASE_BY: 'Mei' }
  const release = async (...words: string[]) => {
    let text = ''
    const keep = (more: string) => {
      text += more
    }
    const code = await run([...words, `--to=${target}`], {
      env: { ...all, RELEASE_BY: 'Lan' },
      out: keep,
      err: keep,
    })
    return { code, text }
  }
  const done = async (...words: string[]) => {
    const { code, text } = await release(...words)
    if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}: ${text}`)
  }
  const second = rebuiltDist(dist, Object.fromEntries(FIVE.map((page) => [page, title])))
  const built = rebuiltDist(second, {
    ...Object.fromEntries(BUILT.map((page) => [page, title])),
    [SEASON]: ['每日受训升阶', '每日练兵升阶'],
  })
  await done('init')
  await done('publish', ...FIVE, ...BUILT, RETIRED, '--dist', dist, '--note=the year begins')
  await done('publish', ...FIVE, '--dist', second, '--note=new prizes')

  const [site, browser] = await Promise.all([openSite(ROOT), launchBrowser(chromium)])
  // what phones report has the server's time
  await site.advance(Date.now() - NOW)
  const { child, address } = await startConsole(
    [`--to=${target}`, `--dist=${built}`, `--collector=${site.origin}`],
    all,
  )
  const context = await browser.newContext({ viewport: { width: 375, height: 667 }, locale: 'en-US' })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  await page.goto(address)
  const scope = (within?: string) => (within ? page.getByRole('dialog', { name: within }) : page)
  return {
    ...{ page, release, site, browser, address, target, dist: built },
    press: (name, within) => scope(within).getByRole('button', { name, exact: true }).click(),
    see: (text) => page.getByText(text).first().waitFor(),
    live: async () => JSON.parse((await release('status', '--json')).text).live,
    async close() {
      child.kill()
      await browser.close()
      await site.close()
    },
  }
}

/** Starts `npm run release -- console`. Resolves to the address that it prints. */
export async function startConsole(
  words: string[],
  env: NodeJS.ProcessEnv,
): Promise<{ child: ChildProcess; address: string }> {
  const { NODE_OPTIONS: _, VITEST: __, NODE_ENV: ___, ...rest } = env
  const program = path.join(ROOT, 'scripts/release/index.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', program, 'console', ...words], {
    cwd: ROOT,
    env: rest,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    let printed = ''
    const collect = (text: Buffer) => {
      printed += text
      const found = /http:\/\/127\.0\.0\.1:\d+\/\S+/.exec(printed)
      if (found) resolve(found[0])
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('exit', (code) => reject(new Error(`The console ended with ${code}: ${printed}`)))
  })
  return { child, address }
}
