/** `jsx-runtime` as development and tests compile to it. */
import { jsxDEV as create } from 'react/jsx-dev-runtime'
import { oneText } from './one-text.ts'

export { Fragment, type JSX } from 'react/jsx-dev-runtime'

export const jsxDEV: typeof create = (type, props, key, isStatic, source, self) => {
  const children = oneText(type, (props as { children?: unknown }).children)
  return create(
    type,
    children === undefined ? props : { ...(props as object), children },
    key,
    isStatic && children === undefined,
    source,
    self,
  )
}
