import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Declaration as Declared, Plugin as PostcssPlugin } from 'postcss'
import pxtorem from 'postcss-pxtorem'
import type { CSSOptions } from 'vite'
import { mixins } from './mixins.ts'
import { refuseSlips } from './refuse-slips.ts'

/** 1rem of the 375 px frame, and of the smallest phone's 320 px. */
const ROOT_PX = 37.5
const SMALLEST_ROOT_PX = 32

/** The least size of text on any phone, in px: below it, Chinese characters are not told apart. */
const LEAST_TEXT_PX = 12

/** The shell around the pages is for desktops. */
const NO_PAGE = /[\\/]scripts[\\/]shell[\\/]ui[\\/]/

/**
 * How every style sheet is read: CSS modules, mixins, and design pixels (375 px frame) turned to rem.
 * The root font size is a tenth of the viewport, so 37.5 design px are 1rem (specification, layout).
 * Hairlines of 1px stay pixels.
 */
export function pageStyles(root: string): CSSOptions {
  return {
    modules: { localsConvention: 'camelCaseOnly', generateScopedName: scopedNames(root) },
    postcss: {
      plugins: [
        refuseSlips(root),
        mixins(root),
        pxtorem({
          rootValue: ROOT_PX,
          propList: ['*'],
          minPixelValue: 2,
          unitPrecision: 4,
          exclude: NO_PAGE,
        }),
        textFloor,
        breakAnywhere,
        flexGaps,
      ],
    },
  }
}

/** Text that would fall below the least size on a small phone stops there, while all around it shrinks on. */
const textFloor: PostcssPlugin = {
  postcssPlugin: 'text-floor',
  OnceExit(css) {
    css.walkDecls(/^font(-size)?$/, (declaration) => {
      const { prop, value } = declaration
      // a size that is computed, or that of the element around it in part; the root's is no text's
      if (prop === 'font-size' && /[\d.](em|%)|\(|smaller/.test(value) && !/vw|^max\(12px/.test(value)) {
        declaration.value = `max(${LEAST_TEXT_PX}px, ${value.replace('smaller', '0.83em')})`
        return
      }
      declaration.value = value.replace(/(?<![\w.(/-])(\d*\.?\d+)rem/, (size, rem) =>
        Math.round(Number(rem) * SMALLEST_ROOT_PX) < LEAST_TEXT_PX
          ? `max(${LEAST_TEXT_PX}px, ${size})`
          : size,
      )
    })
  },
}

/** Safari before 15.4 has no `overflow-wrap: anywhere`; the deprecated value does the same in every engine. */
const breakAnywhere: PostcssPlugin = {
  postcssPlugin: 'break-anywhere',
  OnceExit(css) {
    css.walkDecls('overflow-wrap', (declaration) => {
      if (declaration.value === 'anywhere')
        declaration.cloneBefore({ prop: 'word-break', value: 'break-word' })
    })
  },
}

/**
 * No gap between flex items: Chromium before 84, which has no `revert` either, and Safari on iOS before 14.1, which has no
 * `inset`.
 */
const NO_FLEX_GAP = '(not (inset:0)) and ((not (all:revert)) or (-webkit-touch-callout:none))'

/** `gap` in a rule that makes a flex box, by margins where it has no effect. What a rule behind it says of an item wins. */
const flexGaps: PostcssPlugin = {
  postcssPlugin: 'flex-gaps',
  OnceExit(css, { AtRule, Rule, Declaration }) {
    css.walkDecls(/^gap$/, (declaration) => {
      const rule = declaration.parent
      if (rule?.type !== 'rule' || NO_PAGE.test(css.source?.input.file ?? '')) return
      const declared = (prop: string) =>
        rule.nodes.filter((node): node is Declared => node.type === 'decl' && node.prop === prop).at(-1)
          ?.value ?? ''
      if (!/flex$/.test(declared('display'))) return
      const [rowGap = '', columnGap = rowGap] = declaration.value.split(/\s+(?![^(]*\))/)
      const isWrapped = /^wrap/.test(declared('flex-wrap'))
      const isColumn = /^column/.test(declared('flex-direction'))
      const margins = isWrapped
        ? { 'margin-right': columnGap, 'margin-bottom': rowGap }
        : isColumn
          ? { 'margin-top': rowGap }
          : { 'margin-left': columnGap }
      const items = new Rule({
        selectors: rule.selectors.map((selector) => `${selector}>*${isWrapped ? '' : '+*'}`),
        nodes: Object.entries(margins).map(([prop, value]) => new Declaration({ prop, value })),
      })
      rule.after(new AtRule({ name: 'supports', params: NO_FLEX_GAP, nodes: [items] }))
    })
  },
}

/**
 * Short class names: four signs for the file, and the class's place in it. They depend on the path inside the project
 * and on the file alone, so that two machines build the same bytes.
 */
function scopedNames(root: string): (name: string, file: string, css: string) => string {
  const places = new Map<string, string[]>()
  return (name, file, css) => {
    const inside = path.relative(root, file.split('?')[0] ?? file).replaceAll(path.sep, '/')
    const key = `${inside}\0${css}`
    const names = places.get(key) ?? []
    places.set(key, names)
    if (!names.includes(name)) names.push(name)
    return `${fileMark(inside)}${names.indexOf(name).toString(36)}`
  }
}

/** Starts with a letter, as a class name has to. */
function fileMark(file: string): string {
  const digest = createHash('sha256')
    .update(file)
    .digest('base64url')
    .replace(/[^A-Za-z]/g, '')
  return `${digest.slice(0, 4)}`
}
