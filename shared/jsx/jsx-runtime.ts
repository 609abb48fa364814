/** What JSX compiles to (tsconfig.json, jsxImportSource): React's own, with the texts of an element joined. */
import { jsxs as create } from 'react/jsx-runtime'
import { oneText } from './one-text.ts'

export { Fragment, type JSX, jsx } from 'react/jsx-runtime'

export const jsxs: typeof create = (type, props, key) => {
  const children = oneText(type, (props as { children?: unknown }).children)
  return create(type, children === undefined ? props : { ...(props as object), children }, key)
}
