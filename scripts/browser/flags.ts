/** How both browsers start: alone, quiet, and the same on every machine. */
export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
]

/** Chromium for a test starts a page two hundred times: what pays off in a page that stays open is left out. */
export const SHORT_VISITS = [
  ...FLAGS,
  '--js-flags=--no-opt --no-maglev',
  '--renderer-process-limit=1',
  '--num-raster-threads=1',
  '--in-process-gpu',
]

/** The phone that every visit is made with: design frame 375 px wide, sharp screen, touch. */
export const PHONE = { width: 375, height: 812, scale: 2 }
