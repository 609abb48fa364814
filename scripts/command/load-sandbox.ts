import path from 'node:path'
import { loadThroughVite } from './load-through-vite.ts'

type SandboxModule = typeof import('../sandbox/index.ts')

let loading: Promise<SandboxModule> | undefined

/** Loads the sandbox; once. */
export function loadSandbox(): Promise<SandboxModule> {
  loading ??= loadThroughVite(path.resolve(import.meta.dirname, '../..'), 'scripts/sandbox/index.ts')
  return loading
}
