import { setTimeout as pause } from 'node:timers/promises'
import type { Changed } from './line.ts'

/** Long enough for a browser to paint what it has. */
const GAP = 120
/** Where a page's HTML is held up: in the middle of its first screen, before and inside the other languages. */
const CUTS = [/<div id="root">(?=.)/, /<\/div>\s*<template/, /<template id="tw">/, /<script>window\.__swap/]

/** HTML that arrives completely but in pieces, with pauses at the worst places. */
export const dripping: Changed = {
  async *change(html) {
    let rest = html
    for (const cut of CUTS) {
      const found = cut.exec(rest)
      if (!found) continue
      const end =
        found.index + (found[0].startsWith('<div') ? Math.floor((rest.length - found.index) / 8) : 0)
      yield rest.slice(0, end)
      rest = rest.slice(end)
      await pause(GAP)
    }
    yield rest
  },
}
