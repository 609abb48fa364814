import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs Debian packages, where this is a Debian-like system and we are root.
 *
 * @returns false where it cannot be done from here; a failing apt-get throws its own words.
 */
export function aptInstall(...packages: string[]): boolean {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false
  process.stdout.write(`Installing ${packages.join(', ')} ...\n`)
  const run = (...args: string[]) =>
    execFileSync('apt-get', args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  run('update', '-qq')
  run('install', '-y', '-qq', '--no-install-recommends', ...packages)
  return true
}
