import {
  type CSSProperties,
  createContext,
  type ReactNode,
  type Ref,
  type RefObject,
  use,
  useCallback,
} from 'react'

interface Told {
  label: string
  /** How many there are; -1 until the end is known. */
  count: number
  busy: boolean
  rows: RefObject<HTMLOListElement | null>
}

/** The list's facts for the elements that virtua makes. */
export const ListContext = createContext<Told | null>(null)

/** Only some rows are in the page: the list says its own length, and each row its place. */
export function Rows({
  ref,
  style,
  children,
}: {
  ref?: Ref<HTMLOListElement>
  style?: CSSProperties
  children: ReactNode
}) {
  const told = use(ListContext) as Told
  const { rows } = told
  const both = useCallback(
    (element: HTMLOListElement | null) => {
      rows.current = element
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    },
    [rows, ref],
  )
  return (
    <ol ref={both} style={style} aria-label={told.label} aria-busy={told.busy}>
      {children}
    </ol>
  )
}

export function Row(props: {
  ref?: Ref<HTMLLIElement>
  style?: CSSProperties
  index: number
  children: ReactNode
}) {
  const told = use(ListContext) as Told
  return (
    <li ref={props.ref} style={props.style} aria-posinset={props.index + 1} aria-setsize={told.count}>
      {props.children}
    </li>
  )
}
