import { CommandLine, collect } from '../../command/command-line.ts'
import { FEWEST_VISITS } from '../watch/watch.ts'

export type Verb =
  | 'publish'
  | 'status'
  | 'history'
  | 'diff'
  | 'rollback'
  | 'undo'
  | 'retire'
  | 'verify'
  | 'prune'
  | 'watch'
  | 'due'
  | 'plans'
  | 'console'
  | 'init'

/** Default target: a folder that git ignores. */
export const DEFAULT_TARGET = 'live'
/** How long a share is watched. */
export const WATCH = '10m'
/** How long a prune keeps builds after they were live: so long they can be brought back. */
export const KEPT = '30d'

const ENDS = `For s3:// credentials come from the environment (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN), a profile
(AWS_PROFILE), SSO, a web identity or the machine's role. AWS_REGION is the region, AWS_ENDPOINT_URL a server other than Amazon's.

Ends with 0 when it is done, 1 when the target failed or refused, 2 for a command that cannot be run, 3 when another
publisher was faster, 4 when the target or the built site is not in order, 130 when it was interrupted. Only 0 of publish, rollback, undo, retire and prune changed it
for certain; a failure says whether anything changed. A watch ends with 0 for a build that is healthy, 5 when it took it back,
6 when there were too few visits to tell, 7 when the collector was silent. COLLECTOR_TOKEN is its operators' token.

RELEASE_TARGETS names targets: "eu=s3://pages-eu/site asia=s3://pages-asia/site". With several, each is checked before any is changed.`

/** The command with its verbs, for `--help`. */
export function releaseCommand(): CommandLine {
  const program = new CommandLine('npm run release --')
    .description('Releases single pages of the built site to a live one, and brings them back.')
    .usage('<verb> [options]')
    .commandsGroup('Verbs ("publish --help" shows more about one):')
    .option(
      '--to <target>',
      `a folder, s3://bucket/prefix, or a name in RELEASE_TARGETS; several by several --to (default: RELEASE_TARGET, else ${DEFAULT_TARGET}/)`,
      collect,
    )
    .option('--by <name>', "who (default: RELEASE_BY, else git's user.name)")
    .option('--dist <folder>', 'the built site', 'dist')
    .option('--on-addresses <command>', 'runs when addresses changed (default: RELEASE_ON_ADDRESSES)')
    .option('--json', 'the result as JSON; with "npm run -s release", nothing else is printed')
    .examples(
      [
        'export API_BASE=https://api.example.com SITE_URL=https://pages.example.com  # as in every build of this site',
        'npm run build -- --page warlord/season',
        'npm run release -- diff warlord/season --to s3://pages/site',
        'npm run release -- publish warlord/season --to s3://pages/site --note "new rewards"',
        'npm run release -- rollback warlord/season --to s3://pages/site --note "wrong prices"',
      ],
      ENDS,
    )
  /** A verb: what it does, and twice how it is written. */
  const verb = (written: Verb | `${Verb} ${string}`, about: string, examples: readonly string[]) =>
    program
      .command(written)
      .description(about)
      .addHelpText(
        'after',
        `\nExamples:\n${examples.map((example) => `  npm run release -- ${example}`).join('\n')}`,
      )
  const NOTE = ['--note <text>', 'why, kept with the release'] as const
  /** How a watch is done. */
  const watching = (verb: CommandLine) =>
    verb
      .option('--collector <url>', 'what phones report to (default: RELEASE_COLLECTOR)')
      .option(
        '--steps <shares>',
        'raises the share to each of these when the one before is healthy: 1,10,50,100',
      )
      .option(
        '--visits <number>',
        'of either build, that a verdict takes at each share',
        String(FEWEST_VISITS),
      )
      .option('--notify <url>', 'gets each event as JSON (default: RELEASE_NOTIFY)')
  const EXPECT = [
    '--expect <build>',
    'fails where another build is live, or "none"; of several pages by --expect <page>=<build>',
    collect,
  ] as const

  verb('init', 'begins a site at an empty target', [
    'init',
    'init --from-changes --to s3://pages/site',
  ]).option('--from-changes', 'rebuilds a lost manifest from the records of all changes')
  const publish = verb('publish [page...]', 'makes built pages live, all at once', [
    'publish warlord/season --note "new rewards"',
    'publish --all --to s3://pages/site',
    'publish warlord/season --share 10',
    'publish warlord/season --at 2026-12-24T00:00+08:00 --until 2026-12-27T00:00+08:00',
    'publish warlord/season --steps 1,10,50,100 --watch 10m --collector https://logs.example.com',
  ])
    .option('--all', 'every built page, 404.html and the like too; retired pages are left out')
    .option('--new-settings', 'with another API_BASE, SITE_URL, KNOWN_PARENTS, … than live pages have')
    .option('--again', 'also builds that a rollback or undo took back')
    .option(
      '--share <percent>',
      'shows it to so many of a hundred visitors, the same ones each time (default: 100)',
    )
    .option(
      '--watch <time>',
      'then watches it so long at each share, and takes back a build that fails: 10m, 2h',
    )
    .option('--at <time>', 'only plans it: "due" makes it live then, as 2026-12-24T00:00+08:00')
    .option(
      '--until <time>',
      'plans its end, too: a page that is new is retired, another goes back to its build before',
    )
    .option('--then <verb>', 'retire or rollback, at the end')
    .option('--redirect <path>', 'leads the addresses of a page that is retired at the end to another page')
    .option(...EXPECT)
    .option(...NOTE)
  watching(publish)
  watching(
    verb('watch [page...]', 'watches builds that are live, or all canaries; takes back one that fails', [
      'watch warlord/season --for 10m --collector https://logs.example.com',
      'watch --for 2h --steps 10,50,100 --notify https://chat.example.com/hook',
    ]).option('--for <time>', 'how long at each share', WATCH),
  )
  verb('due', 'carries out the plans that are due, each once: run it every minute, by cron or CI', [
    'due',
    'due --to s3://pages/site --json',
  ])
  verb('plans [number]', 'what is planned; moves a plan, or withdraws it', [
    'plans',
    'plans 3 --at 2026-12-24T08:00+08:00',
    'plans 3 --withdraw --note "later"',
  ])
    .option('--at <time>', 'when it is due instead')
    .option('--withdraw', 'drops it, and the plan of its end')
    .option(...NOTE)
  verb('console', 'opens all of this as a page, on this machine alone', [
    'console',
    'console --to s3://pages/site --collector https://logs.example.com',
  ])
    .option(
      '--collector <url>',
      'what phones report to, for health and complaints (default: RELEASE_COLLECTOR)',
    )
    .option('--port <port>', 'where it listens (default: a free one)')
  verb('status', 'what is live, since when, and by whom', ['status', 'status --to s3://pages/site --json'])
  verb('history [page]', 'the changes of the site; of a page its releases, and which can be brought back', [
    'history --since midnight',
    'history warlord/season',
  ]).option('--since <time>', 'changes since then: midnight (UTC), 30m, 24h, 7d, 2026-11-27')
  verb('diff <page>', 'what publishing it would change', [
    'diff warlord/season',
    'diff warlord/season --dist ../other/dist',
  ])
  verb('rollback <page...>', 'makes the build before the live one live again', [
    'rollback warlord/season --note "wrong prices"',
    'rollback boss/hunt boss/recall --dry-run',
    'rollback warlord/season --to-build 0123456789ab',
  ])
    .option('--to-build <id>', 'another of its builds; "history" lists them (default: the one before)')
    .option('--dry-run', 'prints what would be live, and changes nothing')
    .option(...EXPECT)
    .option(...NOTE)
  verb('undo [change]', 'takes back all that one change did, by one switch', [
    'undo --note "wrong prices on all pages"',
    'undo 12 --dry-run',
  ])
    .option('--dry-run', 'prints what would be live, and changes nothing')
    .option(...NOTE)
  verb('retire <page>', 'takes it off the site; rollback brings it back', [
    'retire warlord/season --dry-run',
    'retire warlord/season --redirect /battle2 --note "it is over"',
  ])
    .option('--redirect <path>', 'leads its addresses to another page (default: they end)')
    .option('--dry-run', 'prints what would end, and changes nothing')
    .option(...EXPECT)
    .option(...NOTE)
  verb('verify [page...]', 'reads all that is live and holds it against what was published', [
    'verify warlord/season --to s3://pages/site',
    'verify --url https://pages.example.com',
  ]).option('--url <origin>', 'asks the public address instead: addresses, redirects, headers, files')
  verb('prune', 'lists files that are old and that no release needs; deletes them only with --yes', [
    'prune',
    'prune --older-than 60d --yes',
  ])
    .option('--older-than <age>', 'builds that were live since stay, 48h at least', KEPT)
    .option('--yes', 'deletes it')
  return program
}
