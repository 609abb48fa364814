import path from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { aliases } from './aliases.ts'

const NO_STYLES = '\0no-styles'

/** Style sheets mean nothing to a server. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? NO_STYLES : null),
  load: (id) => (id === NO_STYLES ? 'export default {}' : null),
}

/** Loads a script through Vite, with aliases and style sheets. */
export async function loadThroughVite<Module>(root: string, file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(path.join(root, file), {
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias: aliases(root) },
    plugins: [withoutStyles],
  })
  return module
}
