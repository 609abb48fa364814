import MagicString from 'magic-string'
import type { Plugin } from 'vite'

const IMPORT = /import (\w+) from (['"][^'"]+\.module\.css['"])/g

/**
 * Reads a CSS module as a namespace, so that `styles.card` becomes the class name itself and the table of all names
 * stays out of the bundle. A class name must not be a reserved word of JavaScript, which a namespace cannot hold.
 */
export function cssConstants(): Plugin {
  return {
    name: 'css-constants',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/ },
      handler(code) {
        if (!code.includes('.module.css')) return null
        const text = new MagicString(code).replace(IMPORT, 'import * as $1 from $2')
        return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) }
      },
    },
  }
}
