import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { filesBelow } from '../../site/files.ts'
import { listen } from '../../site/listen.ts'
import { RULES, SEASON } from '../testing/fixtures.ts'
import { makeDist, temporaryFolder } from '../testing/make-dist.ts'
import { run } from './run.ts'
import { VERBS } from './verbs.ts'

let target: string
let env: NodeJS.ProcessEnv
beforeEach(() => {
  target = path.join(temporaryFolder(), 'site')
  env = { RELEASE_BY: 'Ann', RELEASE_TARGET: target }
})

const first = makeDist({ pages: { [SEASON]: 'first', [RULES]: 'first' } }).folder
const second = makeDist({ pages: { [SEASON]: 'second', [RULES]: 'first' }, runtime: 'two' }).folder

/** Runs a command line, written as one types it. */
async function release(line: string, ...more: string[]) {
  const said = { out: '', err: '' }
  const words = [...line.split(' ').filter(Boolean), ...more]
  const code = await run(words, {
    env,
    out: (text) => {
      said.out += text
    },
    err: (text) => {
      said.err += text
    },
  })
  return { code, ...said }
}

async function published() {
  await release('init')
  await release(`publish ${SEASON} --dist ${first}`)
  await release(`publish ${SEASON} --dist ${second} --note`, 'new rewards')
}

describe('an operator who expects what is live', () => {
  beforeEach(published)

  it('publishes several pages where each has the build that was seen', async () => {
    const { out } = await release('status --json')
    const { pages } = JSON.parse(out).live
    const third = makeDist({ pages: { [SEASON]: 'third', [RULES]: 'third' } }).folder
    const line = `publish ${SEASON} ${RULES} --dist ${third} --expect ${SEASON}=${pages[SEASON].build}`
    const refused = await release(`${line} --expect ${RULES}=${pages[SEASON].build}`)
    expect([refused.code, refused.err]).toEqual([3, expect.stringContaining(`${RULES} was expected at`)])
    expect((await release(`${line} --expect ${RULES}=none`)).code).toBe(0)
  })

  it.each([
    [`publish ${SEASON} ${RULES} --expect none`, 'for several write --expect <page>=<build>'],
    [`publish ${SEASON} --expect ${RULES}=none`, 'is of a page that is not named'],
    [`rollback ${SEASON} --expect first`, 'is not a build, nor "none"'],
  ])('%s is refused', async (line, message) => {
    const { code, err } = await release(line)
    expect([code, err]).toEqual([2, expect.stringContaining(message)])
  })
})

describe('an operator of several targets', () => {
  const site = (name: string) => path.join(path.dirname(target), name)
  const live = async (name: string) =>
    JSON.parse((await release(`status --json --to ${site(name)}`)).out).live.pages[SEASON]?.build
  beforeEach(async () => {
    env.RELEASE_TARGETS = `eu=${site('eu')} asia=${site('asia')}`
    await release('init --to eu --to asia')
    await release(`publish ${SEASON} --dist ${first} --to eu --to asia`)
  })

  it('one command publishes to all of them, by their names', async () => {
    const { code, out } = await release(`publish ${SEASON} --dist ${second} --to eu --to asia`)
    expect(code).toBe(0)
    expect(out).toMatch(/^eu:\nlive {7}warlord\/season[\s\S]*\nasia:\nlive {7}warlord\/season/)
    expect(await live('asia')).toBe(await live('eu'))
  })

  it('where one refuses, none is changed, and it is named', async () => {
    const before = await live('eu')
    await release(`publish ${SEASON} --dist ${second} --to asia`)
    const { code, err } = await release(
      `publish ${SEASON} --dist ${second} --to eu --to asia --expect ${before}`,
    )
    // asia has the build already, so nothing is refused there: eu is to follow
    expect([code, err]).toEqual([0, expect.any(String)])
    await release(`rollback ${SEASON} --to asia --note`, 'wrong prices')
    await release(`rollback ${SEASON} --to eu`)
    const third = makeDist({ pages: { [SEASON]: 'third', [RULES]: 'first' } })
    await release(`publish ${SEASON} --dist ${third.folder} --to asia`)
    const refused = await release(`publish ${SEASON} --dist ${third.folder} --to eu --to asia --expect none`)
    expect(refused.code).toBe(3)
    expect(refused.err).toMatch(
      /^eu refuses: warlord\/season was expected at none, [\s\S]*No target was changed\.\n$/,
    )
    expect(await live('eu')).toBe(before)
  })

  it('the results of all of them are one JSON', async () => {
    const { out } = await release('status --json --to eu --to asia')
    expect(JSON.parse(out).map(({ target }: { target: string }) => target)).toEqual([
      site('eu'),
      site('asia'),
    ])
  })

  it.each([
    ['undo --to eu --to asia', 'undo is for one target'],
    ['status --to eu --to', "'--to <target>' argument missing"],
  ])('%s is refused', async (line, message) => {
    const { code, err } = await release(line)
    expect([code, err]).toEqual([2, expect.stringContaining(message)])
  })
})

describe('an operator who watches', () => {
  it('a collector that does not answer is reported before anything is live', async () => {
    await published()
    const before = readFileSync(path.join(target, 'manifest.json'), 'utf8')
    const { code, err } = await release(
      `publish ${SEASON} --dist ${first} --again --share 10 --watch 10m --collector http://localhost:1`,
    )
    expect([code, err]).toEqual([
      7,
      expect.stringMatching(/^The collector at http:\/\/localhost:1 does not answer .*Nothing changed\.\n$/),
    ])
    expect(readFileSync(path.join(target, 'manifest.json'), 'utf8')).toBe(before)
  })

  it.each([
    [401, 2, 'refuses the token. Set COLLECTOR_TOKEN'],
    [500, 7, 'does not answer (status 500)'],
  ])('a collector that answers with %s ends the command with %s', async (status, exit, message) => {
    const server = createServer((_, response) => response.writeHead(status).end('{}'))
    const port = await listen(server, 0)
    await published()
    const { code, err } = await release(`watch ${SEASON} --collector http://localhost:${port}`)
    server.close()
    expect([code, err]).toEqual([exit, expect.stringContaining(message)])
  })
})

describe('an operator who plans', () => {
  it('an operator plans a release and its end, moves it, looks, and withdraws it', async () => {
    await published()
    const plan = await release(
      `publish ${RULES} --dist ${first} --at 2096-12-24T00:00+08:00 --until 2096-12-27T00:00+08:00 --note`,
      'Christmas',
    )
    expect(plan.out).toContain('planned    plan 1, 2096-12-23 16:00 UTC: publish warlord/rules, by Ann')
    expect(plan.out).toContain('planned    plan 2, 2096-12-26 16:00 UTC: retire warlord/rules, by Ann')
    expect((await release('plans 1 --at 2096-12-24T08:00Z')).out).toContain(
      'moved      plan 1, 2096-12-24 08:00 UTC',
    )
    expect((await release('status')).out).toContain('Planned:\n  plan 1, 2096-12-24 08:00 UTC')
    expect((await release('due')).out).toMatch(/^Nothing is due\.\nNext: plan 1, 2096-12-24 08:00 UTC/)
    expect((await release('plans 1 --withdraw')).out).toMatch(
      /^withdrawn {2}plan 1.*\nwithdrawn {2}plan 2.*\nNothing is planned\.\n$/,
    )
    expect((await release('plans 7')).code).toBe(2)
  })
})

/** As two months later. */
function makeOld(folder: string): void {
  const time = Date.now() / 1000 - 60 * 86_400
  for (const file of filesBelow(folder, '.')) utimesSync(path.join(folder, file), time, time)
}

describe('an operator', () => {
  it('an operator begins a site, publishes, looks, goes back and clears up', async () => {
    expect(await release('init')).toEqual({ code: 0, out: 'The site has begun.\n', err: '' })
    expect((await release('init')).out).toContain('There is a site already')
    const publish = await release(`publish ${SEASON} --dist ${first}`)
    expect(publish.out).toMatch(
      /^live {7}warlord\/season {2}build [0-9a-f]{12} {2}\/warlord-season\n\d+ files sent/,
    )
    expect((await release(`publish --all --dist ${first}`)).out).toContain('unchanged  warlord/season')
    expect((await release(`diff ${SEASON} --dist ${first}`)).out).toContain(
      'publishing it would change nothing',
    )
    const diff = (await release(`diff ${SEASON} --dist ${second}`)).out
    expect(diff).toContain('title       warlord/season first -> warlord/season second')
    expect(diff).toMatch(/runtime {5}[0-9a-f]{12} -> [0-9a-f]{12}/)
    expect(diff).toMatch(/\+ static\/warlord-season-.*\n/)
    expect(diff).toMatch(/- static\/warlord-season-.*\n/)
    expect(diff).toMatch(/6 files to send, 1\.\d KB\.\n$/)
    await release(`publish ${SEASON} --dist ${second} --note`, 'new rewards')
    const status = (await release('status')).out
    expect(status).toContain(`campaign-pages at ${target}: 2 pages, version 3.17.0-`)
    expect(status).toMatch(/Last change: .* UTC, Ann published warlord\/season\.\n/)
    const back = (await release(`rollback ${SEASON} --note`, 'wrong prices')).out
    expect(back).toMatch(
      /^live {7}warlord\/season {2}build [0-9a-f]{12}; was build [0-9a-f]{12}\nTo undo this: undo 4\n$/,
    )
    expect((await release(`rollback ${SEASON}`)).out).toMatch(
      /^unchanged {2}warlord\/season {2}build .* was brought back by Ann .*\nNothing changed\./,
    )
    const history = (await release(`history ${SEASON}`)).out
    expect(history).toMatch(
      /\n4 .* rollback .* live {3}restored from 1: wrong prices\n3 .* publish .* kept {3}new rewards\n1 .* publish .* kept/,
    )
    expect((await release('prune')).out).toBe(
      'Would delete 0 files, 0.0 KB, of 0 builds. 3 builds of 2 pages stay.\n',
    )
    makeOld(target)
    expect((await release('prune')).out).toContain('Nothing is deleted yet: add --yes.')
    expect((await release('prune --yes')).out).toMatch(/gone {3}warlord\/season.*\nDeleted 6 files/)
    const verify = await release('verify')
    expect(verify).toEqual({ code: 0, out: '2 pages and 8 files are as they were published.\n', err: '' })
  })

  it('an operator adds an address to a page, sees it in the diff, and publishes it alone', async () => {
    await published()
    const paths = ['/warlord-season', '/spring']
    const more = makeDist({
      pages: { [SEASON]: { text: 'second', paths }, [RULES]: 'first' },
      runtime: 'two',
    })
    const diff = (await release(`diff ${SEASON} --dist ${more.folder}`)).out
    expect(diff).toBe(
      `Publishing ${SEASON} would change\n  paths       /warlord-season -> /warlord-season /spring\n0 files to send, 0.0 KB.\n`,
    )
    const publish = (await release(`publish ${SEASON} --dist ${more.folder}`)).out
    expect(publish).toMatch(
      / \(was [0-9a-f]{12}, by Ann at .* UTC\) {2}\/warlord-season \/spring\n0 files sent, 0\.0 KB\.\nAddresses changed: /,
    )
    expect(publish).toContain(`npm run hosts -- <host> --from ${target}\n`)
    expect(await release(`publish ${SEASON} --dist ${more.folder}`)).toMatchObject({
      out: expect.stringContaining('unchanged  warlord/season'),
    })
    // back to a build of the one address
    expect((await release(`rollback ${SEASON}`)).out).toContain('Addresses changed: ')
  })

  it('an operator reads of addresses only where they change', async () => {
    await release('init')
    expect((await release(`publish ${SEASON} --dist ${first}`)).out).toContain('Addresses changed: ')
    expect((await release(`publish ${SEASON} --dist ${second}`)).out).not.toContain('Addresses')
    expect((await release(`rollback ${SEASON}`)).out).not.toContain('Addresses')
  })

  it('an operator sees other settings in the diff, and publishes them only with --new-settings', async () => {
    const API = 'https://api.example.com'
    await release('init')
    const ours = makeDist({ pages: { [SEASON]: 'first' }, settings: { apiBase: API } })
    expect((await release(`diff ${SEASON} --dist ${ours.folder}`)).out).toContain(
      `API_BASE    (none) -> ${API}\n`,
    )
    await release(`publish ${SEASON} --dist ${ours.folder}`)
    expect((await release(`diff ${SEASON} --dist ${second}`)).out).toContain(`API_BASE    ${API} -> (none)\n`)
    const refused = await release(`publish ${SEASON} --dist ${second}`)
    expect([refused.code, refused.err]).toEqual([
      4,
      expect.stringContaining(
        `${SEASON} is built without API_BASE, but 1 live page is built with API_BASE=${API}.`,
      ),
    ])
    expect(refused.err).toContain('--new-settings')
    expect((await release(`publish ${SEASON} --dist ${second} --new-settings`)).code).toBe(0)
    expect((await release(`rollback ${SEASON}`)).code).toBe(0)
  })

  it('an operator rebuilds a manifest that is lost or broken from the records of its changes', async () => {
    await published()
    const manifest = path.join(target, 'manifest.json')
    const { pages } = JSON.parse(readFileSync(manifest, 'utf8'))
    writeFileSync(manifest, '{"schema":')
    expect(await release('status')).toMatchObject({
      code: 4,
      err: expect.stringContaining('is incomplete, or not JSON'),
    })
    expect((await release('init')).code).toBe(4)
    expect((await release('init --from-changes')).out).toContain(
      'The site has begun, with 1 page from the records of its changes.',
    )
    expect(JSON.parse(readFileSync(manifest, 'utf8')).pages).toEqual(pages)
    rmSync(manifest)
    expect((await release('init')).err).toContain('has lost its manifest.json, but holds records of changes')
    expect((await release('init --from-changes')).code).toBe(0)
    expect((await release('init --from-changes')).out).toContain('There is a site already')
    expect((await release('publish --all --dist', first)).code).toBe(0)
    expect((await release('verify')).code).toBe(0)
  })

  it('verify shows an operator what is wrong, with an exit code of its own', async () => {
    await published()
    const { pages } = JSON.parse(readFileSync(path.join(target, 'manifest.json'), 'utf8'))
    rmSync(path.join(target, pages[SEASON].files[0]))
    writeFileSync(path.join(target, 'warlord/season.html'), 'defaced')
    const { code, out } = await release('verify')
    expect(code).toBe(4)
    expect(out).toContain(`${SEASON}: ${pages[SEASON].files[0]} is missing`)
    expect(out).toContain('warlord/season.html is not what is live')
    expect(out).toContain('2 problems.')
    await release(`publish ${SEASON} --dist ${second}`)
    expect((await release('verify')).code).toBe(0)
  })

  it('verify shows an operator all that is missing, also where a file list is lost', async () => {
    await published()
    const { pages } = JSON.parse(readFileSync(path.join(target, 'manifest.json'), 'utf8'))
    const { build, html, files } = pages[SEASON]
    for (const file of [`_release/builds/${SEASON}/${build}.json`, html, files[0]])
      rmSync(path.join(target, file))
    const { code, out } = await release('verify')
    expect(code).toBe(4)
    expect(out).toContain(`what build ${build} consists of is not written down`)
    expect(out).toContain(`${SEASON}: ${html} is missing`)
    expect(out).toContain(`${SEASON}: ${files[0]} is missing`)
    await release(`publish ${SEASON} --dist ${second}`)
    expect((await release('verify')).code).toBe(0)
  })

  it('an operator restores the public files too when a manifest is written again', async () => {
    await published()
    const more = makeDist({
      pages: { [SEASON]: 'first' },
      publicFiles: { '404.html': 'another', 'robots.txt': 'all', 'ads.txt': 'none' },
    })
    await release(`publish --all --dist ${more.folder}`)
    const manifest = path.join(target, 'manifest.json')
    const before = JSON.parse(readFileSync(manifest, 'utf8'))
    expect(Object.keys(before.public)).toContain('ads.txt')
    rmSync(manifest)
    expect((await release('init --from-changes')).code).toBe(0)
    expect(JSON.parse(readFileSync(manifest, 'utf8')).public).toEqual(before.public)
    writeFileSync(path.join(target, '404.html'), 'defaced')
    expect((await release('verify')).out).toContain('404.html is not what it should be')
  })

  it('an operator retires a page, sees it in status and history, and brings it back', async () => {
    await published()
    await release(`publish ${RULES} --dist ${second}`)
    expect((await release(`retire ${RULES} --dry-run --redirect /warlord-season`)).out).toBe(
      `Retiring ${RULES} would end\n  /warlord-rules -> /warlord-season\nNothing changed yet: leave out --dry-run.\n`,
    )
    expect((await release('status')).out).toContain('2 pages')
    const retired = await release(`retire ${RULES} --redirect /warlord-season --note`, 'it is over')
    expect([retired.code, retired.out]).toEqual([
      0,
      `retired    ${RULES}\n  /warlord-rules -> /warlord-season\n` +
        `Addresses changed: a host with rules of its own needs them again: npm run hosts -- <host> --from ${target}\n` +
        `Its builds stay as those of other pages do. To undo this: rollback ${RULES}\n`,
    ])
    expect((await release('status')).out).toMatch(
      /1 page,[\s\S]*Ann retired warlord\/rules\.[\s\S]*warlord\/rules {2}.*Ann {2}\/warlord-season {2}it is over\n/,
    )
    expect((await release(`history ${RULES}`)).out).toMatch(
      /\n4 .* retire .* retired {2}it is over\n3 .* kept/,
    )
    expect((await release(`retire ${RULES} --redirect /warlord-season`)).out).toMatch(
      /^Nothing changed: Ann retired/,
    )
    expect((await release('verify')).code).toBe(0)
    expect((await release(`publish --all --dist ${second}`)).out).toContain(
      `left out   ${RULES}  was retired: to bring it back, publish it by its name`,
    )
    const back = await release(`rollback ${RULES}`)
    expect(back.out).toMatch(/build [0-9a-f]{12}; was retired\n/)
    expect(back.out).toContain('To undo this: undo ')
    expect((await release('status')).out).toContain('2 pages')
    expect((await release('verify')).code).toBe(0)
  })

  it('an operator cannot publish a page that has no source any more, and reads how to retire it', async () => {
    const project = temporaryFolder()
    const dist = path.join(project, 'dist')
    cpSync(first, dist, { recursive: true })
    for (const page of [SEASON, RULES]) mkdirSync(path.join(project, 'pages', page), { recursive: true })
    for (const file of ['package.json', `pages/${SEASON}/page.ts`])
      writeFileSync(path.join(project, file), '')
    await release('init')
    for (const line of [`publish ${RULES}`, 'publish --all']) {
      const { code, err } = await release(`${line} --dist ${dist}`)
      expect([code, err]).toEqual([2, expect.stringContaining(`${RULES} has no source any more`)])
      expect(err).toContain(`npm run release -- retire ${RULES}`)
    }
    expect((await release(`publish ${SEASON} --dist ${dist}`)).code).toBe(0)
    const misspelt = await release(`publish ${SEASON}n --dist ${dist}`)
    expect([misspelt.code, misspelt.err]).toEqual([2, expect.stringContaining(`Did you mean ${SEASON}?`)])
  })

  it('an operator begins no site where others have files, and leaves no trace there', async () => {
    mkdirSync(path.join(target, 'pages'), { recursive: true })
    for (const file of ['README.md', 'pages/mine.md', 'a.txt', 'b.txt'])
      writeFileSync(path.join(target, file), 'x')
    for (const line of ['init', 'init --from-changes']) {
      const { code, err } = await release(line)
      expect([code, err]).toEqual([
        4,
        `${target} is not empty, and holds no site: README.md, a.txt, b.txt and 1 more are there. ` +
          'Begin the site in an empty folder, or under a prefix of its own. Nothing changed.\n',
      ])
    }
    expect(readdirSync(target).sort()).toEqual(['README.md', 'a.txt', 'b.txt', 'pages'])
  })

  it('an operator has a command run where addresses change, and reads of one that fails', async () => {
    await published()
    const done = path.join(temporaryFolder(), 'done')
    const hook = ['--on-addresses', `echo "$RELEASE_TARGET" > ${done}`]
    await release(`publish ${RULES} --dist ${second}`, ...hook)
    expect(readFileSync(done, 'utf8')).toBe(`${target}\n`)
    const { code, err } = await release(`retire ${RULES} --on-addresses`, 'exit 3')
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^The change is live, but .* exit code 3, .* Run it again: exit 3\n$/),
    ])
  })

  it('an operator without credentials reads which ways there are to give some', async () => {
    const { code, err } = await release('status --to s3://pages/site')
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE'),
    ])
  })

  it('an operator can have every result, and every failure, as JSON', async () => {
    await published()
    const json = async (line: string) => JSON.parse((await release(`${line} --json`)).out)
    expect(await json('status')).toMatchObject({
      verb: 'status',
      live: { pages: { [SEASON]: { by: 'Ann' } } },
    })
    expect(await json(`history ${SEASON}`)).toMatchObject({
      releases: [{ live: true, note: 'new rewards' }, {}],
    })
    expect(await json(`diff ${SEASON} --dist ${second}`)).toMatchObject({ same: true, send: [] })
    expect(await json(`rollback ${SEASON}`)).toMatchObject({
      change: 3,
      pages: [{ page: SEASON, to: { restoredFrom: 1, by: 'Ann' } }],
    })
    expect(await json('prune')).toMatchObject({ done: false })
    expect(await json('verify')).toMatchObject({ problems: [] })
    expect(await json('history warlord/nothing')).toEqual({
      error: {
        exit: 2,
        code: 'command',
        message: expect.stringContaining('was never released'),
        offers: [],
      },
    })
  })

  it('an operator finds help with examples, and every verb in it', async () => {
    for (const line of ['', '--help', '-h', '--json --help']) {
      const { code, out } = await release(line)
      expect(code).toBe(0)
      for (const verb of Object.keys(VERBS)) expect(out).toMatch(new RegExp(`^ {2}${verb}\\b`, 'm'))
      expect(out).toContain('Examples:')
    }
  })

  it.each(Object.keys(VERBS))(
    'an operator finds help of %s, with examples and the options of all verbs',
    async (verb) => {
      const { code, out } = await release(`${verb} --help`)
      expect([code, out]).toEqual([0, expect.stringContaining(`Usage: npm run release -- ${verb}`)])
      expect(out.match(new RegExp(`^ {2}npm run release -- ${verb}`, 'gm'))?.length).toBeGreaterThanOrEqual(2)
      expect(out).toContain('--to <target>')
    },
  )

  it('an operator who mistypes a page is shown the one that was meant', async () => {
    await published()
    for (const line of [
      'history',
      'rollback',
      'retire',
      'verify',
      `publish --dist ${first}`,
      `diff --dist ${first}`,
    ])
      expect(await release(`${line} warlord/seson`)).toEqual({
        code: 2,
        out: '',
        err: expect.stringContaining(`Did you mean ${SEASON}?`),
      })
  })
})

describe('a command that cannot be run is refused, and nothing is tried', () => {
  it.each([
    ['deploy x', "Unknown command 'deploy'."],
    ['pubish x', "Unknown command 'pubish'. Did you mean publish?"],
    ['publish', 'publish takes the pages, or --all'],
    ['publish warlord/season --all', 'one of the two'],
    ['publish ../x', '"../x" is not a page'],
    ['rollback', "Missing required argument 'page'."],
    ['retire a/b c/d', "Too many arguments for 'retire'. Expected 1 argument but got 2"],
    ['rollback a/b --to-build ../x', 'is not a build'],
    ['status x', "Too many arguments for 'status'. Expected 0 arguments but got 1"],
    ['status --yes', '--yes belongs to prune, not to status'],
    ['--yes prune', '--yes belongs to prune: write the verb first'],
    ['rollback a/b --new-settings', '--new-settings belongs to publish, not to rollback'],
    ['prune --older-than many', 'is not an age: write it as 48h or 30d'],
    ['prune --older-than 1d', 'is too short: 48h or more'],
    ['publish --frob', "Unknown option '--frob'."],
    ['publish --al', "Unknown option '--al'. Did you mean one of --all, --at?"],
    ['publish a/b --share 0', '--share "0" is not a share: write how many of a hundred visitors, 1 to 100'],
    ['publish a/b --share 10%', '--share "10%" is not a share'],
    ['publish a/b --steps 10,5 --watch 10m', '--steps "10,5" do not rise'],
    ['publish a/b --steps 1,10', '--steps is for a release that is watched: say how long, as --watch 10m'],
    ['publish a/b --watch 10m', 'Watching takes --collector'],
    ['publish a/b --watch 10 --collector http://x', '"10" is not how long to watch'],
    ['watch --collector logs.example.com', '--collector "logs.example.com" is not an address'],
    ['watch a/b --collector http://x --visits many', '--visits "many" is not a number of visits'],
    ['publish a/b --at tomorrow', '--at "tomorrow" is not a time with its offset from UTC'],
    ['publish a/b --at 2096-12-24T00:00', 'is not a time with its offset from UTC'],
    ['publish a/b --at 2016-12-24T00:00Z', '--at "2016-12-24T00:00Z" is past'],
    ['publish --all --at 2096-12-24T00:00Z', '--at and --until are for pages that are named'],
    ['publish a/b --at 2096-12-24T00:00Z --until 2096-12-23T00:00Z', 'is not after --at'],
    ['publish a/b --then retire', '--then is for an end: say when, by --until'],
    ['publish a/b --until 2096-12-24T00:00Z --then end', '--then "end" is neither retire nor rollback'],
    [
      'publish a/b --at 2096-12-24T00:00Z --watch 10m --collector http://x',
      '--watch is for what goes live now',
    ],
    ['plans three', '"three" is not the number of a plan'],
    ['plans 3 --at 2096-12-24T00:00Z --withdraw', '--at moves the plan, --withdraw drops it'],
    ['retire', "Missing required argument 'page'."],
    ['retire a/b --redirect battle', 'is not an address of this site'],
    ['retire a/b --redirect //elsewhere.example', 'is not an address of this site'],
    ['publish a/b --redirect /x', '--redirect is for a page that is retired: say when, by --until'],
    ['status --to ftp://x/y', '"ftp://x/y" is not a target'],
    ['status --to s3://Bad_Bucket/', 'is not a target'],
    ['status --to s3://pages/../x', 'is not a target'],
    ['publish a/b --note x --by', "'--by <name>' argument missing"],
  ])('%s', async (line, words) => {
    const { code, out, err } = await release(line)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(words)
    expect(err).not.toMatch(/\n\s+at |Error:/)
  })

  it.each(['', ' '])(
    'a command with %j for a target, as of a variable that is not set, is refused, and nothing is tried',
    async (nothing) => {
      const { code, err } = await release('init --to', nothing)
      expect([code, err]).toEqual([2, expect.stringContaining('--to is empty: name a folder')])
    },
  )

  it('a command with an endpoint that holds keys is refused, and nothing is tried', async () => {
    env = {
      ...env,
      AWS_ACCESS_KEY_ID: 'KEY1',
      AWS_SECRET_ACCESS_KEY: 'SECRET1',
      AWS_ENDPOINT_URL: 'https://a:b@s3.example.com',
    }
    const { code, err } = await release('status --to s3://pages/site')
    expect([code, err.includes('a:b')]).toEqual([2, false])
  })
})
