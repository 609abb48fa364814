import { EXIT } from '../../release-error.ts'
import { evidenceInWords } from '../../watch/format-watch.ts'
import type { Verdict, Watched } from '../../watch/watch.ts'
import { pagesOf, textIn, verb, watchIn, watchOptions, watchPages } from '../verb.ts'

/** How long a share is watched. */
const WATCH = '10m'

const VERDICTS: Record<Verdict, string> = {
  healthy: 'It is marked as proven.',
  reverted: 'It was taken back: all visitors get the earlier build.',
  few: 'Too few visits to tell: it stays as it is, unproven. Watch it longer.',
  silent: 'The collector was silent: it stays as it is, unproven.',
  ended: 'Another publisher changed the page meanwhile: "status" shows what is live.',
}

/** From the worst. */
const CODES = {
  reverted: EXIT.reverted,
  ended: EXIT.overtaken,
  silent: EXIT.silent,
  few: EXIT.few,
} as const

export const watch = verb({
  written: 'watch [page...]',
  about: 'watches builds that are live, or all canaries; takes back one that fails',
  examples: [
    'watch warlord/season --for 10m --collector https://logs.example.com',
    'watch --for 2h --steps 10,50,100 --notify https://chat.example.com/hook',
  ],
  options: (line) => watchOptions(line.option('--for <time>', 'how long at each share', WATCH)),
  read: (pages, values, env) => ({ pages, how: watchIn(textIn(values, 'for') ?? WATCH, values, env) }),
  run: async (context, { pages, how }, { onAddresses }) =>
    watchPages(context, await pagesOf(context, pages), how, onAddresses),
  print: ({ pages }: Watched) =>
    pages
      .map(
        (page) =>
          `${page.verdict.padEnd(10)} ${page.page}  ${evidenceInWords(page)}. ${VERDICTS[page.verdict]}`,
      )
      .join('\n'),
  exit({ pages }) {
    const worst = Object.entries(CODES).find(([verdict]) => pages.some((page) => page.verdict === verdict))
    // pages that are new have nothing to be held against
    return worst?.[1] ?? (pages.length > 0 ? EXIT.done : EXIT.few)
  },
  signs: true,
})
