import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const POLICY = '/usr/sbin/policy-rc.d'

/**
 * Installs Debian packages, where this is a Debian-like system and we are root or may become it without a password.
 * Services among them are not started: a web server would take port 80 of this machine.
 *
 * @returns false where it cannot be done from here; a failing apt-get throws its own words.
 */
export function aptInstall(...packages: string[]): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false
  const rights = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (rights.length > 0 && spawnSync('sudo', ['-n', 'true']).status !== 0) return false
  process.stdout.write(`Installing ${packages.join(', ')} ...\n`)
  const run = (...command: string[]) => {
    const [program = '', ...args] = [...rights, ...command]
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  const apt = (...args: string[]) => run('env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args)
  apt('update', '-qq')
  const folder = mkdtempSync(path.join(tmpdir(), 'apt-'))
  const ownPolicy = !existsSync(POLICY)
  try {
    if (ownPolicy) {
      writeFileSync(path.join(folder, 'policy'), '#!/bin/sh\nexit 101\n')
      run('install', '-m', '755', path.join(folder, 'policy'), POLICY)
    }
    apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
  } finally {
    if (ownPolicy) run('rm', '-f', POLICY)
    rmSync(folder, { recursive: true })
  }
  return true
}
