import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { all } from 'known-css-properties'
import type { Declaration, Plugin as PostcssPlugin } from 'postcss'
import type { Plugin } from 'vite'
import { filesBelow } from '../site/files.ts'

const KNOWN = new Set(all)
/** Set by an `@mixin` where it is applied, or by a script; `--x` in a text counts, as of `style={{ '--x': … }}`. */
const SET = /(?<![\w(-])(--[\w-]+)(?=["'`]?\]?\s*:|["'`])/g

/**
 * Stops at a style that cannot work: a property that no browser has, `var()` of a custom property that nothing sets, `url()`
 * of a file that is not there. Under `npm start` the overlay shows it.
 */
export function refuseSlips(root: string): PostcssPlugin {
  let set: Set<string> | undefined
  const isSet = (name: string) => {
    if (set?.has(name)) return true
    // sources have changed since, or this is the first look
    set = customProperties(root)
    return set.has(name)
  }
  const slipOf = (declaration: Declaration) => {
    const { prop, value } = declaration
    if (!prop.startsWith('--') && !KNOWN.has(prop.toLowerCase()))
      return { word: prop, problem: `There is no property "${prop}".` }
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)\s*\)/g))
      if (!isSet(name))
        return { word: name, problem: `Nothing sets ${name}: set it, or give var() a fallback.` }
    for (const [, file = ''] of value.matchAll(/url\(\s*["']?((?:\.{0,2}\/)[^"')]+)/g))
      if (!existsSync(placeOf(root, declaration, file)))
        return { word: file, problem: `There is no file ${file}.` }
    return undefined
  }
  return {
    postcssPlugin: 'refuse-slips',
    Once(css) {
      css.walkDecls((declaration) => {
        const slip = slipOf(declaration)
        if (slip) throw declaration.error(slip.problem, { word: slip.word })
      })
    },
  }
}

function placeOf(root: string, { source }: Declaration, url: string): string {
  const file = url.replace(/[?#].*/, '')
  return file.startsWith('/')
    ? path.join(root, 'public', file)
    : path.resolve(path.dirname(source?.input.file ?? root), file)
}

/** Names of all custom properties that styles and scripts of pages set. */
function customProperties(root: string): Set<string> {
  const names = ['pages', 'shared', 'scripts/shell/ui']
    .flatMap((folder) => filesBelow(root, folder))
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(SET)])
  return new Set(names.map(([, name = '']) => name))
}

/** Stops at `styles.bill` where the sheet that `styles` is imported from has no class "bill". */
export function refuseUnknownClasses(root: string): Plugin {
  const sheets = new Map<string, { at: number; classes: Set<string> }>()
  const classesOf = (sheet: string) => {
    const at = statSync(sheet).mtimeMs
    const known = sheets.get(sheet)
    if (known?.at === at) return known.classes
    const classes = new Set(
      [...readFileSync(sheet, 'utf8').matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) =>
        name.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase()),
      ),
    )
    sheets.set(sheet, { at, classes })
    return classes
  }
  return {
    name: 'refuse-unknown-classes',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(pages|shared)\/.+\.tsx?$/ },
      async handler(code, id) {
        for (const [, name = '', from = ''] of code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
          const sheet = (await this.resolve(from, id))?.id.split('?')[0]
          if (!sheet || !existsSync(sheet)) continue
          for (const use of code.matchAll(new RegExp(`(?<![\\w./'"-])${name}\\.(\\w+)`, 'g')))
            if (!classesOf(sheet).has(use[1] ?? ''))
              this.error(`${use[0]}: ${path.relative(root, sheet)} has no class "${use[1]}".`, use.index)
        }
      },
    },
  }
}
