import { createHash } from 'node:crypto'
import path from 'node:path'
import pxtorem from 'postcss-pxtorem'
import type { CSSOptions } from 'vite'

/**
 * How every style sheet is read: CSS modules, and design pixels (375 px frame) turned to rem.
 * The root font size is a tenth of the viewport, so 37.5 design px are 1rem (specification, layout).
 * Hairlines of 1px stay pixels; write `PX` for any other length that must not scale.
 */
export function pageStyles(root: string): CSSOptions {
  return {
    modules: {
      localsConvention: 'camelCaseOnly',
      generateScopedName: (name, file) => `${name}_${shortHash(path.relative(root, file.split('?')[0] ?? file))}`,
    },
    postcss: { plugins: [pxtorem({ rootValue: 37.5, propList: ['*'], minPixelValue: 2, unitPrecision: 4 })] },
  }
}

/** Names depend on the path inside the project alone, so that two machines build the same bytes. */
function shortHash(text: string): string {
  return createHash('sha256').update(text.replaceAll(path.sep, '/')).digest('base64url').replace(/[-_]/g, 'x').slice(0, 5)
}
