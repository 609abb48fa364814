import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const POLICY = '/usr/sbin/policy-rc.d'
/** How long another apt may hold its locks: the first upgrade of a new machine takes minutes. */
const PATIENCE_MS = 10 * 60_000
const PAUSE_MS = 5000

/**
 * Runs apt-get, again while another apt holds its locks. `apt-get update` has no option to wait for its own.
 * @param run returns exit status and error output. @param pause waits so many ms. Throws the error output of a failure.
 */
export function whileLocked(
  run: () => { status: number | null; stderr: string },
  pause: (ms: number) => void = (ms) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms),
): void {
  for (let waited = 0; ; waited += PAUSE_MS) {
    const { status, stderr } = run()
    if (status === 0) return
    if (waited >= PATIENCE_MS || !/could not get lock|unable to (acquire|lock)/i.test(stderr))
      throw new Error(stderr.trim() || `apt-get ended with ${status}`)
    if (waited === 0) process.stdout.write('Another apt holds its lock, as after a first boot: waiting ...\n')
    pause(PAUSE_MS)
  }
}

const OPTIONS = ['--no-install-recommends']

/** `: 57.4 MB to download, 268 MB on disk` of what `apt-get --print-uris` prints, which installs nothing. */
export function sizesIn(output: string): string {
  // "0 B/57.4 MB" where the packages were downloaded before
  const [, download] = /Need to get (?:\S+ \S+\/)?([\d.,]+ \w+) of/.exec(output) ?? []
  const [, disk] = /After this operation, ([\d.,]+ \w+) of additional disk space/.exec(output) ?? []
  return download && disk ? `: ${download} to download, ${disk} on disk` : ''
}

/**
 * Installs Debian packages, where this is a Debian-like system and we are root or may become it without a password.
 * Says first how large they are. Services among them are not started: a web server would take port 80 of this machine.
 *
 * @returns false where it cannot be done from here; a failing apt-get throws its own words.
 */
export function aptInstall(...packages: string[]): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false
  const rights = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (rights.length > 0 && spawnSync('sudo', ['-n', 'true']).status !== 0) return false
  const run = (...command: string[]) => {
    const [program = '', ...args] = [...rights, ...command]
    return spawnSync(program, args, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' })
  }
  const apt = (...args: string[]) =>
    whileLocked(() => run('env', 'DEBIAN_FRONTEND=noninteractive', 'LC_ALL=C', 'apt-get', ...args))
  apt('update', '-qq')
  const planned = run('env', 'LC_ALL=C', 'apt-get', 'install', '--print-uris', ...OPTIONS, ...packages)
  process.stdout.write(`Installing ${packages.join(', ')}${sizesIn(planned.stdout)} ...\n`)
  const folder = mkdtempSync(path.join(tmpdir(), 'apt-'))
  const ownPolicy = !existsSync(POLICY)
  try {
    if (ownPolicy) {
      writeFileSync(path.join(folder, 'policy'), '#!/bin/sh\nexit 101\n')
      run('install', '-m', '755', path.join(folder, 'policy'), POLICY)
    }
    apt('install', '-y', '-qq', ...OPTIONS, ...packages)
  } finally {
    if (ownPolicy) run('rm', '-f', POLICY)
    rmSync(folder, { recursive: true })
  }
  return true
}
