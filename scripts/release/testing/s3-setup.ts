import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'

const PORT = 7480
const SERVER = path.join(import.meta.dirname, 's3-server.sh')
const FOLDER = path.resolve(import.meta.dirname, '../../../node_modules/.cache/s3-server')

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the S3 server; empty on a machine that cannot run one. */
    s3: string
  }
}

/** Starts an S3 server for all tests, where there is or can be one: Debian-like systems, the first time as root. */
export default function setup(project: TestProject): (() => Promise<unknown>) | undefined {
  const canFetch = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (!canFetch && !existsSync(path.join(FOLDER, 'root/whole'))) {
    process.stdout.write(
      'No S3 server here: that takes a Debian-like system, and root to fetch its packages. Skipped.\n',
    )
    project.provide('s3', '')
    return undefined
  }
  const port = Number(process.env.S3_TEST_PORT || PORT)
  execFileSync('bash', [SERVER, 'start', FOLDER, String(port)], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  project.provide('s3', `http://127.0.0.1:${port}`)
  return () => promisify(execFile)('bash', [SERVER, 'stop', FOLDER])
}
