import { EXIT } from '../../release-error.ts'
import { evidenceInWords } from '../../watch/format-watch.ts'
import { stopWatching, type Watched, type WatchedPage } from '../../watch/watch.ts'
import type { Verdict } from '../../watch/watch-step.ts'
import { fail, pagesOf, textIn, verb, type WatchCommand, watchIn, watchOptions, watchPages } from '../verb.ts'

/** How long a share is watched. */
const WATCH = '10m'

const VERDICTS: Record<Verdict, string> = {
  healthy: 'It is marked as proven.',
  reverted: 'It was taken back: all visitors get the earlier build.',
  few: 'Too few visits to tell: it stays as it is, unproven. Watch it longer.',
  unclear: 'It cannot be told: it stays as it is, unproven. Publish to a share, and watch that.',
  missing: 'It stays as it is, unproven. Open the page on a phone, and make the host its rules again.',
  odd: 'It stays as it is, unproven. Look at its visits in the console, then raise it yourself, or take it back.',
  silent: 'The collector was silent: it stays as it is, unproven.',
  ended: 'Another publisher changed the page meanwhile: "status" shows what is live.',
}

/** From the worst. */
const CODES = {
  reverted: EXIT.reverted,
  ended: EXIT.overtaken,
  silent: EXIT.silent,
  missing: EXIT.few,
  odd: EXIT.few,
  unclear: EXIT.few,
  few: EXIT.few,
} as const

/** A watched page in a line. */
export const watchedInWords = (page: WatchedPage) =>
  `${(page.verdict ?? 'watched').padEnd(10)} ${page.page}  ${evidenceInWords(page)}. ${page.verdict ? VERDICTS[page.verdict] : 'The watch goes on.'}`

export const watch = verb({
  written: 'watch [page...]',
  about: 'watches builds that are live, or all canaries; takes back one that fails',
  examples: [
    'watch warlord/season --for 10m --collector https://logs.example.com',
    'watch --stop warlord/season',
    'watch --for 2h --steps 10,50,100 --notify https://chat.example.com/hook',
  ],
  options: (line) =>
    watchOptions(
      line
        .option('--for <time>', 'how long at each share', WATCH)
        .option('--stop', 'ends open watches, of these pages or all, and leaves what is live'),
    ),
  read(pages, values, env): { pages: string[]; how: WatchCommand | 'stop' } {
    if (values.stop !== true) return { pages, how: watchIn(textIn(values, 'for') ?? WATCH, values, env) }
    const stray = ['steps', 'collector', 'notify', 'anew'].find((name) => values[name] !== undefined)
    return stray ? fail(`--${stray} is for a watch, and --stop ends one.`) : { pages, how: 'stop' }
  },
  async run(context, { pages, how }, { onAddresses }): Promise<Watched & { stopped?: string[] }> {
    if (how === 'stop') return { verb: 'watch', pages: [], stopped: await stopWatching(context, pages) }
    return watchPages(context, await pagesOf(context, pages), how, onAddresses)
  },
  print: ({ pages, stopped }: Watched & { stopped?: string[] }) =>
    stopped
      ? stopped.map((page) => `stopped    ${page}  is not watched any more`).join('\n') || 'No watch is open.'
      : pages.map(watchedInWords).join('\n'),
  exit({ pages, stopped }) {
    if (stopped) return EXIT.done
    const worst = Object.entries(CODES).find(([verdict]) => pages.some((page) => page.verdict === verdict))
    // pages that are new have nothing to be held against
    return worst?.[1] ?? (pages.length > 0 ? EXIT.done : EXIT.few)
  },
  signs: true,
})
