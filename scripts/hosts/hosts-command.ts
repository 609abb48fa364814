import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { historyPath } from '../../shared/runtime/app/page-meta.ts'
import { reservedFor } from '../build/reserved.ts'
import { CommandError, CommandLine, nearest } from '../command/command-line.ts'
import { count } from '../command/format-counts.ts'
import { apiPrefixes } from './api-prefixes.ts'
import { copyOf, type HostFiles, limitWarnings } from './host.ts'
import { HOSTS } from './hosts.ts'
import { readSite, type SiteFiles } from './read-site.ts'
import { makeRules } from './rules.ts'
import { isAtHttps, type SiteManifest } from './site-manifest.ts'

/** Where Debian, Ubuntu and Alpine keep them. */
const CA_FILE = '/etc/ssl/certs/ca-certificates.crt'

const commandLine = () =>
  new CommandLine('npm run hosts --')
    .description("Writes a host's rules for the built site, or for a released one.")
    .argument('<host>', Object.keys(HOSTS).join(', '))
    .option(
      '--from <site>',
      'a built site, or a released one: its target, as --to of a release, or its manifest file',
      'dist',
    )
    .option('--out <folder>', 'writes the files there; without it they are printed')
    .option(
      '--api <origin>',
      "hands the API's paths on to it, as https://api.example.com; without it they are not handled here",
    )
    .option('--root <folder>', 'nginx, caddy: where the site lies on that machine', '/var/www/campaign-pages')
    .option('--brotli', 'nginx: with its brotli module')
    .option('--ca <file>', 'nginx: authorities that vouch for an https API', CA_FILE)
    .option('--logs <folder>', 'nginx: where it logs', '/var/log/nginx')
    .option(
      '--hsts',
      'browsers come by https alone for a year (default: where SITE_URL of the build is https)',
    )
    .option('--no-hsts', 'they may come by http too')
    .option(
      '--status <path>',
      "shows a released site's status page there; without it the host serves it nowhere",
    )
    .examples([
      'npm run hosts -- nginx --out ../nginx --api https://api.example.com',
      'npm run hosts -- cloudflare --from s3://pages/site --out ../pages',
    ])

interface Options {
  from: string
  out?: string
  api?: string
  root: string
  brotli?: true
  ca: string
  logs: string
  hsts?: boolean
  status?: string
}

const HSTS_ON = 'Browsers will use https only for a year (HSTS); --no-hsts leaves that out.'
const HSTS_OFF = 'Browsers may still use http (no HSTS): build with an https SITE_URL, or pass --hsts.'

/** What the command prints: files and names, and beside them words for who runs it. */
export interface Output {
  say(line: string): void
  note(line: string): void
}

/** Runs the command. Throws a CommandError for what is not understood, a sentence for what it cannot do, and HelpWanted. @param env gives the keys of a bucket. */
export async function runHosts(argv: string[], out: Output, env: NodeJS.ProcessEnv): Promise<void> {
  const line = commandLine().read(argv)
  const values = line.opts<Options>()
  const [name = ''] = line.args
  const host = Object.hasOwn(HOSTS, name) ? HOSTS[name] : undefined
  if (!host) {
    const known = Object.keys(HOSTS)
    throw new CommandError(
      `There is no host "${name}". There are: ${known.join(', ')}.${nearest(name, known)}`,
    )
  }
  const site = await readSite(process.cwd(), values.from, env)
  const statusPath = statusPathIn(site.manifest, values.status ?? '')
  const hsts = values.hsts ?? isAtHttps(site.manifest)
  const api = originOf(values.api ?? '')
  const rules = makeRules(site.manifest, site.files, apiPrefixes(), api, { statusPath, hsts })
  const made = await host(rules, {
    root: values.root,
    brotli: values.brotli ?? false,
    caFile: values.ca,
    logs: values.logs,
    listFiles: site.listFiles,
    notFoundHtml: site.notFoundHtml,
    copied: copyOf(site.manifest, values.from),
  })
  if (values.out) write(values.out, made, out)
  else for (const [file, content] of Object.entries(made.files)) out.say(`==> ${file}\n${content}`)
  out.note(sourceOf(site.manifest, values.from))
  out.note(hsts ? HSTS_ON : HSTS_OFF)
  if (api.startsWith('http:')) out.note(`Warning: tokens go to ${api} unencrypted.`)
  report(made, site, out)
}

function write(folder: string, { files }: HostFiles, out: Output): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
    out.say(file)
  }
}

/** Beside the files, on the error channel: what to do with them, and what will not do. */
function report({ limits, next }: HostFiles, { sampleHtml }: SiteFiles, out: Output): void {
  const warnings = limitWarnings(limits)
  if (/property="og:image"[^>]* content="\//.test(sampleHtml))
    warnings.push('Link previews have no absolute address: build with SITE_URL=https://your.site.')
  for (const line of next) out.note(line)
  for (const warning of warnings) out.note(`Warning: ${warning}`)
}

/** What the rules are of, since rules of less than what is live would make 404s of the rest. */
function sourceOf({ kind, pages }: SiteManifest, from: string): string {
  const many = count(Object.keys(pages).length, 'page')
  return kind === 'live'
    ? `Rules of the released site at ${from}: ${many}.`
    : `Rules of the built site in ${from}: ${many}. Where pages are released one by one, take them from the target: --from <target>.`
}

function originOf(api: string): string {
  if (api === '') return ''
  const url = URL.canParse(api) ? new URL(api) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== api.replace(/\/$/, ''))
    throw new Error(`--api "${api}" is not an origin. Write it as https://api.example.com, without a path.`)
  return url.origin
}

/** Throws a sentence for a path that cannot show the status page. */
function statusPathIn({ kind, pages, redirects }: SiteManifest, given: string): string {
  if (given === '') return ''
  const refuse = (why: string): never => {
    throw new Error(`--status "${given}" ${why}.`)
  }
  if (kind !== 'live') refuse('is for a released site: a built one has no status page')
  if (!v.is(historyPath, given))
    refuse('is not a path: write it as /ops-5f0c81, a name that cannot be guessed')
  const keeper = reservedFor(given)
  if (keeper) refuse(`is kept for ${keeper}`)
  const taken = [...Object.values(pages).flatMap(({ paths }) => paths), ...redirects.map(({ from }) => from)]
  return taken.includes(given) ? refuse('leads to a page already') : given
}
