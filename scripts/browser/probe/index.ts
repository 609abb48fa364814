import type { Role } from '#testing/story'
import { findTap, isHydrated } from '../../states/tap.ts'
import { asSeen } from './as-seen.ts'
import { playApp, playMessenger } from './clients.ts'
import { recordFrames } from './frames.ts'
import { cutGlyphs } from './glyphs.ts'
import { fateOfTap } from './guard.ts'
import { watchJumps } from './jumps.ts'
import { watchMotion } from './motion.ts'
import { isThere, nextFrame, reach, scrollToEnd, until } from './reach.ts'
import { findByRole } from './roles.ts'
import { isOnScreen, lookFor, textOnScreen, whereElse } from './visibility.ts'
import { screenText, seenTexts } from './visible.ts'

/**
 * What the tests put into every page before its own scripts: the same probe in Chromium and on the oldest browser.
 * Bundled for Chromium 80 (`bundle-probe.ts`); called by `remote-probe.ts`.
 */
let frames: string[] = []
let wideMotions: string[] = []

export const probe = {
  screenText,
  seenTexts,
  isThere,
  isOnScreen,
  textOnScreen,
  whereElse,
  lookFor,
  reach,
  scrollToEnd,
  asSeen,
  cutGlyphs,
  playApp,
  playMessenger,
  watchJumps,
  findTap: (tap: string) => findTap(tap, document),

  /** Starts to record, where the page's language is watched. */
  watchFrames() {
    frames = recordFrames()
  },

  framesSeen: () => frames,

  /** What has widened the page while it moved. */
  wideMotions: () => wideMotions,

  /** Begins to look at what moves. */
  watchMotion() {
    wideMotions = watchMotion()
  },

  /** Waits until it is in sight, in two frames one after the other, with no layer leaving: what still moves may go further. */
  waitFor(role: Role | '', words: string, patience: number) {
    let before = false
    return until(() => {
      const now = isOnScreen(role, words) && !document.querySelector('[data-leaving]')
      const rests = now && before
      before = now
      return rests
    }, patience)
  },

  /** Waits until the page has removed it; scrolled out of view does not count. */
  waitForEnd: (role: Role | '', words: string, patience: number) =>
    until(() => !isThere(role, words), patience),

  waitForAny: (targets: [Role | '', string][], patience: number) =>
    until(() => targets.some(([role, words]) => isThere(role, words)), patience),

  waitForPath: (path: string, patience: number) =>
    until(() => location.pathname.replace(/(.)\/$/, '$1') === path, patience),

  /** Whether the tap met what `reach` found, and a click came of it in time, or has led to this other document. */
  async tapped(patience: number) {
    await until(() => fateOfTap() !== 'pending', patience)
    return /hit|none/.test(fateOfTap())
  },

  /** Waits until the whole first screen is hydrated. */
  hydrated: (patience: number) =>
    until(() => {
      const first = document.querySelector('#root > *')
      return first !== null && isHydrated(first)
    }, patience),

  /** Waits until the hydrated page has nothing busy any more. */
  async idle(patience: number) {
    const busy = () => document.querySelector('#root [aria-busy=true]') !== null
    return (await probe.hydrated(patience)) && (await until(() => !busy(), patience))
  },

  /** Waits until the tap has focused the field: a phone does so some time after the touch. */
  focused: (words: string, patience: number) =>
    until(() => findByRole('textbox', words).some((field) => field === document.activeElement), patience),

  /** Empties the field that has the focus. */
  clearFocused() {
    const field = document.activeElement
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
    document.execCommand('delete')
  },

  choose(label: string, option: string): boolean {
    const select = findByRole('combobox', label)[0]
    if (!(select instanceof HTMLSelectElement)) return false
    const index = [...select.options].findIndex((each) => each.text.includes(option))
    if (index < 0) return false
    select.selectedIndex = index
    select.dispatchEvent(new Event('change', { bubbles: true }))
    return true
  },

  /** Waits until every movement that has an end has come to it (Chromium 84 and newer know them). */
  async settled() {
    await nextFrame()
    const moving = (document.getAnimations?.() ?? []).filter(
      (each) =>
        each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY && each.playState === 'running',
    )
    await Promise.all(moving.map((each) => each.finished.catch(() => undefined)))
    await nextFrame()
  },

  /** How far the page is wider than the screen, in px; innerWidth would not tell, since a phone zooms out to fit. */
  overflow: (width: number) =>
    Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - width,

  /** Boxes that hide what is over their edge and yet were scrolled, as by a focus: a person cannot scroll them back. */
  shifted: () =>
    [...document.querySelectorAll('#root *, [role=dialog] *')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        return (
          (overflowX === 'hidden' && element.scrollLeft !== 0) ||
          (overflowY === 'hidden' && element.scrollTop !== 0)
        )
      })
      .map((element) => `${element.tagName.toLowerCase()} ${element.getAttribute('class') ?? ''}`),

  /** What the page's own error log holds (specification, local storage keys). */
  errorLog(): string {
    try {
      return localStorage.getItem('globalCatchErrors') || ''
    } catch {
      return ''
    }
  },

  height: () => document.getElementById('root')?.getBoundingClientRect().height ?? 0,
}

export type Probe = typeof probe
