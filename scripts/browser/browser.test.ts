import { expect, it } from 'vitest'
import { findBrowser, type Machine } from './browser.ts'

const SHELL = 'chromium-headless-shell'

/** A Debian machine with these programs and available packages, and what was installed on it. */
function machine(programs: string[], available: string[], more: Partial<Machine> = {}) {
  const has = new Set(programs.map((name) => `/usr/bin/${name}`))
  const installed: string[] = []
  let fonts = false
  const found = () =>
    findBrowser({
      env: { PATH: '/usr/local/bin:/usr/bin' },
      canRun: (file) => has.has(file),
      hasChineseFonts: () => fonts,
      install(name) {
        if (!available.includes(name)) throw new Error('Unable to locate package')
        installed.push(name)
        has.add(`/usr/bin/${name}`)
        fonts ||= name === 'fonts-noto-cjk'
        return true
      },
      ...more,
    })
  return { found, installed }
}

it('a new Debian machine gets the headless shell and fonts', () => {
  const { found, installed } = machine([], [SHELL, 'chromium', 'fonts-noto-cjk'])
  expect(found()).toBe('/usr/bin/chromium-headless-shell')
  expect(installed).toEqual(['fonts-noto-cjk', SHELL])
})

it('nothing is installed where the shell and the fonts are there', () => {
  const { found, installed } = machine([SHELL, 'chromium'], [], { hasChineseFonts: () => true })
  expect(found()).toBe('/usr/bin/chromium-headless-shell')
  expect(installed).toEqual([])
})

it('a machine with Chromium alone gets the shell, or goes on with Chromium where there is none', () => {
  expect(machine(['chromium'], [SHELL, 'fonts-noto-cjk']).found()).toBe('/usr/bin/chromium-headless-shell')
  expect(machine(['google-chrome'], ['fonts-noto-cjk']).found()).toBe('/usr/bin/google-chrome')
})

it('a system without a package of the shell gets Chromium', () => {
  const { found, installed } = machine([], ['chromium', 'fonts-noto-cjk'])
  expect(found()).toBe('/usr/bin/chromium')
  expect(installed).toEqual(['fonts-noto-cjk', 'chromium'])
})

it('where nothing can be installed, a sentence says what to install', () => {
  expect(machine([], [], { install: () => false }).found).toThrow(
    'sudo apt-get install chromium-headless-shell fonts-noto-cjk',
  )
})

it('a browser that is named is taken, and one that is not there is reported', () => {
  const named = (file: string) => machine([SHELL], ['fonts-noto-cjk'], { env: { CHROME_PATH: file } }).found
  expect(named(process.execPath)()).toBe(process.execPath)
  expect(named('/nowhere/chrome')).toThrow('CHROME_PATH names /nowhere/chrome')
})

it('a headed run gets a browser with windows, though the shell is there', () => {
  const { found, installed } = machine([SHELL], ['chromium', 'fonts-noto-cjk'], {
    env: { PATH: '/usr/bin', E2E_HEADED: '1' },
  })
  expect(found()).toBe('/usr/bin/chromium')
  expect(installed).toEqual(['fonts-noto-cjk', 'chromium'])
})
