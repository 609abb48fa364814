import type { BridgeMode, Client, Language, Line, Screen } from '../../settings.ts'

export const CLIENT_WORDS: Record<Client, string> = {
  android: 'Android',
  ios: 'iOS',
  flutter: 'Flutter',
  frame: 'Framed',
  messenger: 'Messenger',
  browser: 'Browser',
}

export const BRIDGE_WORDS: Record<BridgeMode, string> = {
  'on-time': 'On time',
  'late-900ms': 'Late, 0.9 s',
  'late-2s': 'Late, 2 s',
  'late-5s': 'Too late, 5 s',
  never: 'Never there',
  throwing: 'Throws',
  silent: 'Never answers',
  null: 'Answers null',
  refused: 'Answers code -1',
  'encoded-twice': 'Answers JSON of JSON',
}

export const LANGUAGE_WORDS: Record<Language, string> = { zh: '简体', en: 'English', tw: '繁體' }

export const LINE_WORDS: Record<Line, string> = { on: 'On', 'no-calls': 'Calls fail', off: 'Offline' }

export const SCREEN_WORDS: Record<Screen, string> = {
  '375x812': '375 × 812',
  '375x667': '375 × 667, short',
  '320x568': '320 × 568, small',
  '414x896': '414 × 896, large',
  '812x375': '812 × 375, on its side',
  '667x375': '667 × 375, on its side',
  '568x320': '568 × 320, on its side',
  '768x1024': '768 × 1024, tablet',
}

/** A record of words as the options of a choice. */
export function optionsOf<T extends string>(words: Record<T, string>): [T, string][] {
  return Object.entries(words) as [T, string][]
}
