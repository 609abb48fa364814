import { type ReactNode, useState } from 'react'

/** Holds one value of a demo: `<WithState start="">{(value, set) => <input … />}</WithState>`. */
export function WithState<T>(props: {
  start: T
  children: (value: T, set: (next: T) => void) => ReactNode
}): ReactNode {
  const [value, setValue] = useState(props.start)
  return props.children(value, setValue)
}
