import path from 'node:path'
import { type Plugin, runnerImport } from 'vite'

const NO_STYLES = '\0no-styles'

type SandboxModule = typeof import('../sandbox/index.ts')

let loading: Promise<SandboxModule> | undefined

/** Style sheets mean nothing to a server. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? NO_STYLES : null),
  load: (id) => (id === NO_STYLES ? 'export default {}' : null),
}

/** Loads the sandbox; once. */
export function loadSandbox(): Promise<SandboxModule> {
  loading ??= loadThroughVite(path.resolve(import.meta.dirname, '../..'), 'scripts/sandbox/index.ts')
  return loading
}

/** Loads a script through Vite: what stands on `shared/` reaches its alias and style sheets. */
export async function loadThroughVite<Module>(root: string, file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(path.join(root, file), {
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias: { '#shared': path.join(root, 'shared') } },
    plugins: [withoutStyles],
  })
  return module
}
