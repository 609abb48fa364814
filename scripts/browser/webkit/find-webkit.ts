import { existsSync, readdirSync } from 'node:fs'
import { aptInstall } from '../../command/apt.ts'

/** Programs of WebKitGTK, the engine of Safari, and of a screen without a monitor. */
export interface WebkitPrograms {
  driver: string
  browser: string
  screen: string
}

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'
const LIBRARIES = '/usr/lib'

/**
 * The programs of WebKit, which are installed where they are missing and apt can; undefined where this machine has none, which
 * is printed.
 */
export function findWebkit(install = aptInstall): WebkitPrograms | undefined {
  const found = installed()
  if (found) return found
  try {
    install('webkit2gtk-driver', 'xvfb')
  } catch (error) {
    process.stdout.write(`webkit2gtk-driver could not be installed: ${(error as Error).message}\n`)
  }
  const after = installed()
  if (!after)
    process.stdout.write(
      'No WebKit here, so its tests are skipped. On Debian: sudo apt-get install webkit2gtk-driver xvfb\n',
    )
  return after
}

function installed(): WebkitPrograms | undefined {
  if (!existsSync(DRIVER) || !existsSync(SCREEN)) return undefined
  const browser = readdirSync(LIBRARIES)
    .map((machine) => `${LIBRARIES}/${machine}/webkit2gtk-4.1/MiniBrowser`)
    .find((file) => existsSync(file))
  return browser ? { driver: DRIVER, browser, screen: SCREEN } : undefined
}
