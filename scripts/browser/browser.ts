import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { aptInstall } from './apt.ts'
import { FLAGS } from './flags.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** The same engine without windows: a new tab costs a third. */
const SHELL = 'chromium-headless-shell'
const MAC = ['Google Chrome', 'Chromium', 'Google Chrome Canary']

/** The browser of the tests: Debian's headless shell where there is one, else as `findChromium`. */
export function findTestBrowser(env: NodeJS.ProcessEnv = process.env): string {
  const shell = env.CHROME_PATH ? undefined : onPath(env, [SHELL])
  return shell ?? findChromium(env)
}

/**
 * Path of an installed Chromium or Chrome: CHROME_PATH, the usual names on PATH, the usual places on a Mac.
 * A Debian-like machine without one gets it, with fonts for the pictures, when we are root.
 * Throws a sentence that says what to install.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string {
  if (env.CHROME_PATH) {
    if (existsSync(env.CHROME_PATH)) return env.CHROME_PATH
    throw new Error(`CHROME_PATH names ${env.CHROME_PATH}, and there is no such file.`)
  }
  const found = installed(env)
  if (found) return found
  if (aptInstall('chromium', 'fonts-noto-cjk')) {
    const now = installed(env)
    if (now) return now
  }
  throw new Error(
    'The browser tests need Chromium or Chrome. On Debian or Ubuntu: sudo apt-get install chromium fonts-noto-cjk. ' +
      'Elsewhere install Google Chrome. One in an unusual place is named by CHROME_PATH.',
  )
}

function installed(env: NodeJS.ProcessEnv): string | undefined {
  const onMac = ['', env.HOME ?? ''].flatMap((home) =>
    MAC.map((name) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`),
  )
  return onPath(env, NAMES) ?? onMac.find(canRun)
}

function onPath(env: NodeJS.ProcessEnv, names: string[]): string | undefined {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean)
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(canRun)
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Starts Chromium with a fresh profile of its own. The caller closes it. */
export function launchBrowser(executablePath = findChromium()): Promise<Browser> {
  return chromium.launch({ executablePath, args: FLAGS, ignoreDefaultArgs: ['--enable-automation'] })
}
