import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from '../browser/browser.ts'
import { launchPiped } from '../browser/oldest/launch.ts'
import { loadSandbox } from '../command/load-sandbox.ts'
import { type Certificate, makeCertificates } from '../hosts/testing/certificates.ts'
import { median } from './median.ts'
import { answerBoard } from './neutral/api.ts'
import { buildNeutralSites } from './neutral/build-sites.ts'
import { type Contestant, compare, type Round } from './neutral/compare.ts'
import { pairedRatios } from './paired-ratios.ts'
import { BATTLE, makeStill } from './still-battle.ts'
import type { Threshold } from './thresholds.ts'

type Rounds = Record<string, Partial<Round>[]>
type Measure = keyof Round

const RIVALS = ['Astro', 'plain Vite']
/** At most so much of the better one of both rivals, or of the one that is named. */
const THRESHOLDS: { measure: Measure; name: string; limit: number; against?: string }[] = [
  { measure: 'paint', name: 'first paint, cold', limit: 1.04, against: 'Astro' },
  { measure: 'warmPaint', name: 'first paint, warm', limit: 1.04, against: 'Astro' },
  { measure: 'data', name: 'first row of data, cold', limit: 0.88 },
  { measure: 'warmData', name: 'first row of data, warm', limit: 0.85 },
  { measure: 'tap', name: 'first tap that opens the rules, cold', limit: 0.5 },
  { measure: 'warmTap', name: 'first tap that opens the rules, warm', limit: 0.5 },
  { measure: 'received', name: 'first reward received, cold', limit: 1 },
  { measure: 'warmReceived', name: 'first reward received, warm', limit: 1 },
  { measure: 'next', name: 'tap to painted next page', limit: 0.35, against: 'plain Vite' },
  { measure: 'mainThread', name: 'main thread', limit: 1.12, against: 'Astro' },
]
/** What tasks above 50 ms may take beyond that, in ms. */
const MOST_BLOCKING = 60

/** The neutral page as we and as others build it, and `/battle` beside its static HTML, on one server in one run. */
export async function loadThresholds(visits: number, cpu: number): Promise<Threshold[]> {
  const root = process.cwd()
  const cache = path.join(root, 'node_modules/.cache/bench')
  const neutral = Object.entries(buildNeutralSites(root, cache)).map(([name, folder]): Contestant => {
    const pages = { '/tasks': 'tasks.html', '/before': 'before.html' }
    const isFloor = name !== 'ours' && !RIVALS.includes(name)
    const taps = { sheet: 'header button', received: 'li button' }
    return {
      name,
      folder,
      pages,
      api: answerBoard,
      path: '/tasks',
      ...(isFloor ? {} : { before: '/before', taps }),
    }
  })
  const sandbox = (await loadSandbox()).createSandbox()
  const battle = {
    path: '/battle?token=demo-10001&userId=10001',
    api: (request: Request) => sandbox.fetch(request),
  }
  const pages = { '/battle': BATTLE }
  const season: Contestant[] = [
    { ...battle, name: '/battle', folder: path.join(root, 'dist'), pages },
    { ...battle, name: '/battle without scripts', folder: makeStill(root, cache), pages },
  ]
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const { own } = makeCertificates(folder)
  // by its key: what comes with any other certificate error ignored is never cached, and no visit would be warm
  const { connection, close } = await launchPiped(findBrowser(), [
    `--ignore-certificate-errors-spki-list=${keyHash(own)}`,
  ])
  try {
    const options = { rounds: visits, cpu, certificate: own }
    const rounds = await compare(connection, neutral, options)
    const seasons = await compare(connection, season, options)
    printMedians({ ...rounds, ...seasons })
    return [...judge(rounds), paintOf(seasons)]
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** SHA-256 of the public key, in base64, as the browser's list has it. */
function keyHash({ cert }: Certificate): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}

function judge(rounds: Rounds): Threshold[] {
  const ours = rounds.ours ?? []
  const thresholds = THRESHOLDS.map(({ measure, name, limit, against }): Threshold => {
    const rivals = against ? [against] : RIVALS
    const better = ours.map((_, at) =>
      Math.min(...rivals.map((rival) => rounds[rival]?.[at]?.[measure] ?? Number.NaN)),
    )
    const own = ours.map((round) => round[measure] ?? Number.NaN)
    return {
      name: `${name} · ${against ?? 'the better of Astro and plain Vite'}`,
      ours: median(own),
      against: median(better),
      ratios: pairedRatios(own, better),
      limit,
      unit: 'ms',
    }
  })
  const blocking = (['blocking', 'warmBlocking'] as const).map((measure): Threshold => {
    const own = median(ours.map((round) => round[measure] ?? Number.NaN))
    const name = `blocking time, ${measure === 'blocking' ? 'cold' : 'warm'} · ${MOST_BLOCKING} ms`
    return { name, ours: own, against: MOST_BLOCKING, limit: 1, unit: 'ms' }
  })
  return [...thresholds, ...blocking]
}

function paintOf(seasons: Rounds): Threshold {
  const [ours = [], still = []] = ['/battle', '/battle without scripts'].map((name) =>
    (seasons[name] ?? []).map(({ paint = Number.NaN }) => paint),
  )
  return {
    name: 'first paint of /battle · itself without scripts',
    ours: median(ours),
    against: median(still),
    ratios: pairedRatios(ours, still),
    limit: 1.1,
    unit: 'ms',
  }
}

const COLUMNS: [Measure, string][] = [
  ['html', 'HTML KB'],
  ['scripts', 'JS KB'],
  ['paint', 'paint'],
  ['data', 'data'],
  ['tap', 'tap'],
  ['received', 'received'],
  ['mainThread', 'thread'],
  ['blocking', 'blocking'],
  ['warmPaint', 'warm paint'],
  ['warmData', 'warm data'],
  ['warmTap', 'warm tap'],
  ['warmReceived', 'warm received'],
  ['warmBlocking', 'warm blocking'],
  ['next', 'next page'],
]

function printMedians(rounds: Rounds): void {
  const row = (name: string, cells: string[]) =>
    process.stdout.write(
      `${name.padEnd(24)}${cells.map((cell, at) => cell.padStart((COLUMNS[at]?.[1].length ?? 0) + 2)).join('')}\n`,
    )
  row(
    '',
    COLUMNS.map(([, title]) => title),
  )
  for (const [name, all] of Object.entries(rounds))
    row(
      name,
      COLUMNS.map(([measure]) => {
        const values = all.flatMap((round) => round[measure] ?? [])
        const isSize = measure === 'html' || measure === 'scripts'
        return values.length ? median(values).toFixed(isSize ? 1 : 0) : ''
      }),
    )
}
