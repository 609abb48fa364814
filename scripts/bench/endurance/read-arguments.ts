import { parseArgs } from 'node:util'

/** The pages with most that moves. */
const DEFAULT_PAGES = ['draws/constellation', 'warlord/season', 'pet/room']

/** What is to be kept open, and for how long: `pet/room warlord/season --minutes 2`. Throws a sentence. */
export function readArguments(args: readonly string[]): { pages: string[]; minutes: number } {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { minutes: { type: 'string', default: '10' } },
    allowPositionals: true,
  })
  const minutes = Number(values.minutes)
  if (!(minutes > 0)) throw new Error(`--minutes ${values.minutes} is no time: write it as --minutes 10.`)
  return { pages: positionals.length ? positionals : DEFAULT_PAGES, minutes }
}
