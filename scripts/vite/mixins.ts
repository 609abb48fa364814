import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss, { type AtRule, type ChildNode, type Plugin, type Result } from 'postcss'

/** Where mixins are declared, below the root. */
export const MIXINS = 'shared/styles'

/** Name of a mixin call, `--disc`, and the arguments of `--disc(44px)` or `--disc(--across)`. */
const CALL = /^(--[\w-]+)(?:\((.*)\))?$/s

interface Mixin {
  parameters: string[]
  nodes: ChildNode[]
}

/**
 * Writes out `@apply --row;` and `@apply --disc(44px);` as what `@mixin` declares of them, as CSS Mixins Level 1 has it:
 * oldest browsers know neither. In the page there is no trace of it, so a layout costs no class and no order.
 */
export function mixins(root: string): Plugin {
  const folder = path.join(root, MIXINS)
  return {
    postcssPlugin: 'mixins',
    Once(sheet, { result }) {
      let known: Map<string, Mixin> | undefined
      sheet.walkAtRules('apply', (apply) => {
        known ??= readMixins(folder, result)
        apply.replaceWith(writtenOut(apply, known))
      })
    },
  }
}

/** Registered as a dependency of the sheet, and parsed again on change: `npm start` shows a changed mixin at once. */
function readMixins(folder: string, result: Result): Map<string, Mixin> {
  const found = new Map<string, Mixin>()
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.css'))) {
    const file = path.join(folder, name)
    result.messages.push({ type: 'dependency', plugin: 'mixins', file, parent: result.opts.from })
    for (const [called, mixin] of declaredIn(file, readFileSync(file, 'utf8'))) found.set(called, mixin)
  }
  return found
}

const parsed = new Map<string, { text: string; mixins: Map<string, Mixin> }>()

function declaredIn(file: string, text: string): Map<string, Mixin> {
  const before = parsed.get(file)
  if (before?.text === text) return before.mixins
  const mixins = new Map<string, Mixin>()
  postcss.parse(text, { from: file }).walkAtRules('mixin', (rule) => {
    const [, called = '', parameters] = CALL.exec(rule.params) ?? []
    mixins.set(called, { parameters: listed(parameters), nodes: rule.nodes ?? [] })
  })
  parsed.set(file, { text, mixins })
  return mixins
}

function writtenOut(apply: AtRule, known: Map<string, Mixin>): ChildNode[] {
  const [, called = '', given] = CALL.exec(apply.params) ?? []
  const mixin = known.get(called)
  if (!mixin)
    throw apply.error(
      `There is no mixin ${called || apply.params}. ${MIXINS} has ${[...known.keys()].join(', ')}.`,
    )
  const values = listed(given)
  if (values.length !== mixin.parameters.length)
    throw apply.error(`${called} takes (${mixin.parameters.join(', ')}), not (${values.join(', ')}).`)
  return mixin.nodes
    .filter((node) => node.type === 'decl')
    .map((node) =>
      node.clone({
        value: mixin.parameters.reduce(
          (value, name, place) => value.replaceAll(`var(${name})`, values[place] ?? ''),
          node.value,
        ),
        source: apply.source,
      }),
    )
}

/** Parts between commas, but those within brackets. */
function listed(text = ''): string[] {
  return text.trim() ? text.split(/,(?![^(]*\))/).map((part) => part.trim()) : []
}
