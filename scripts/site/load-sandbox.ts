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

/** Loads the sandbox through Vite: it stands on the contract in `shared/`, whose modules reach style sheets. */
export function loadSandbox(): Promise<SandboxModule> {
  const root = path.resolve(import.meta.dirname, '../..')
  loading ??= runnerImport<SandboxModule>(path.join(root, 'scripts/sandbox/index.ts'), {
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias: { '#shared': path.join(root, 'shared') } },
    plugins: [withoutStyles],
  }).then(({ module }) => module)
  return loading
}
