import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { aptInstall } from '../command/apt.ts'
import { FLAGS, SHORT_VISITS } from './flags.ts'

/** The same engine without windows: a sixth of the time on two cores. A Debian package of the same name. */
const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = ['Google Chrome', 'Chromium', 'Google Chrome Canary']
/** Without fonts for Chinese, pictures show empty boxes and texts have other widths. */
const FONTS = 'fonts-noto-cjk'

/** Between two steps in a visible browser. */
const SLOW_MS = 150

/** What a machine offers; replaced in tests. */
export interface Machine {
  env: NodeJS.ProcessEnv
  canRun(file: string): boolean
  hasChineseFonts(): boolean
  /** Returns false where nothing can be installed from here; throws when the installation fails. */
  install(name: string): boolean
}

const thisMachine: Machine = { env: process.env, canRun, hasChineseFonts, install: aptInstall }

/**
 * Path of the browser of the tests, which is installed, with fonts, where it is missing and can be: CHROME_PATH, then
 * Debian's headless shell (not if E2E_HEADED is set: it has no windows), then an installed Chromium or Chrome, then
 * Debian's Chromium. Everything that browser tests need of a machine is installed here, by the oldest browser (oldest/fetch.ts) and by the specs of real web servers (e2e/hosts).
 * Throws a sentence that says what to install.
 */
export function findBrowser({ env, canRun, hasChineseFonts, install }: Machine = thisMachine): string {
  const tryInstall = (name: string) => {
    try {
      install(name)
    } catch (error) {
      // Ubuntu has no package of the shell, an offline machine has none at all
      process.stdout.write(`${name} could not be installed: ${(error as Error).message}\n`)
    }
  }
  if (!hasChineseFonts()) tryInstall(FONTS)
  if (env.CHROME_PATH) {
    if (existsSync(env.CHROME_PATH)) return env.CHROME_PATH
    throw new Error(`CHROME_PATH names ${env.CHROME_PATH}, and there is no such file.`)
  }
  const onMac = ['', env.HOME ?? ''].flatMap((home) =>
    MAC.map((name) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`),
  )
  const shell = () => onPath(env, [SHELL], canRun)
  const other = () => onPath(env, NAMES, canRun) ?? onMac.find(canRun)
  const headed = !!env.E2E_HEADED
  if (!shell() && !headed) tryInstall(SHELL)
  if ((headed || !shell()) && !other()) tryInstall('chromium')
  const found = headed ? other() : (shell() ?? other())
  if (found) return found
  throw new Error(
    `The browser tests need Chromium or Chrome. On Debian: sudo apt-get install ${SHELL} ${FONTS}. ` +
      'Elsewhere install Chromium or Google Chrome. One in an unusual place is named by CHROME_PATH.',
  )
}

function onPath(env: NodeJS.ProcessEnv, names: string[], canRun: Machine['canRun']): string | undefined {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(canRun)
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Windows and macOS bring theirs. Debian's package brings no `fc-list`, so its files count too. */
function hasChineseFonts(): boolean {
  if (process.platform !== 'linux') return true
  if (existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc')) return true
  return !!spawnSync('fc-list', [':lang=zh-cn'], { encoding: 'utf8' }).stdout?.trim()
}

/** Starts Chromium with a fresh profile of its own, with a window and slowly if E2E_HEADED is set. The caller closes it. */
export function launchBrowser(executablePath: string): Promise<Browser> {
  const ignoreDefaultArgs = ['--enable-automation']
  if (!process.env.E2E_HEADED)
    return chromium.launch({ executablePath, args: SHORT_VISITS, ignoreDefaultArgs })
  const args = FLAGS.filter((flag) => flag !== '--headless')
  return chromium.launch({ executablePath, args, ignoreDefaultArgs, headless: false, slowMo: SLOW_MS })
}
