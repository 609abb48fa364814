import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { MADE } from '../host.ts'
import type { Rules } from '../rules.ts'

/** Bundles a module of this folder with the rules put in: one readable ES module. */
export async function bundleEdge(name: string, rules: Rules): Promise<string> {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    publicDir: false,
    define: { RULES: JSON.stringify(rules) },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: path.join(import.meta.dirname, `${name}.ts`), formats: ['es'] },
    },
  })
  const [output] = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[]
  const [chunk] = output?.output ?? []
  return `// ${MADE}\n${chunk?.code ?? ''}`
}
