import { readFileSync } from 'node:fs'
import path from 'node:path'
import { bundle, entryOf, stylesOf } from '../vite/bundle.ts'

let built: Promise<string> | undefined

/** The HTML of `/__health`, with its script and styles in it: one request on a bad line. Built when it is first asked for. */
export function dashboard(root: string): Promise<string> {
  built ??= build(root)
  built.catch(() => {
    built = undefined
  })
  return built
}

async function build(root: string): Promise<string> {
  const folder = path.join(root, 'scripts/collector/dashboard')
  const output = await bundle(root, 'dashboard', path.join(folder, 'main.ts'), {
    // px as written: the design frame of pages is none of this one's
    css: {},
    build: { rolldownOptions: { preserveEntrySignatures: false, output: { format: 'iife' } } },
  })
  const script = entryOf(output).code.trim().replaceAll('</script', '<\\/script')
  return readFileSync(path.join(folder, 'index.html'), 'utf8')
    .replace('<!--styles-->', () => `<style>${stylesOf(output)}</style>`)
    .replace('<!--script-->', () => `<script>${script}</script>`)
}
