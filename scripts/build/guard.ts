import path from 'node:path'
import { bundle, entryOf } from '../vite/bundle.ts'

/**
 * The inline script that watches whether a page starts, in words that the oldest engines parse.
 * The minifier writes every text as a template once it may remove whitespace, so that is done here.
 */
export async function buildGuard(root: string): Promise<string> {
  const output = await bundle(root, 'guard', path.join(root, 'shared/runtime/boot/guard.ts'), {
    build: {
      target: 'es2015',
      rolldownOptions: {
        preserveEntrySignatures: false,
        output: {
          format: 'iife',
          minify: { compress: true, mangle: { toplevel: true }, codegen: { removeWhitespace: false } },
        },
      },
    },
  })
  return entryOf(output)
    .code.replace(/\/\/.*\n/g, '')
    .replace(/\n\s*/g, '')
    .replace(/ ?([={}(),;?:|&+<>!]+) ?/g, '$1')
}
