import {
  type CSSProperties,
  createContext,
  type ReactNode,
  type Ref,
  type RefObject,
  use,
  useCallback,
} from 'react'

interface ListState {
  label: string
  /** How many there are; -1 until the end is known. */
  count: number
  busy: boolean
  rows: RefObject<HTMLOListElement | null>
}

/** The list's facts for the elements that virtua makes. */
export const ListContext = createContext<ListState | null>(null)

/** Only some rows are rendered: the list states its size and each row its position. */
export function Rows({
  ref,
  style,
  children,
}: {
  ref?: Ref<HTMLOListElement>
  style?: CSSProperties
  children: ReactNode
}) {
  const list = use(ListContext) as ListState
  const { rows } = list
  const both = useCallback(
    (element: HTMLOListElement | null) => {
      rows.current = element
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    },
    [rows, ref],
  )
  return (
    <ol ref={both} style={style} aria-label={list.label} aria-busy={list.busy}>
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
  const list = use(ListContext) as ListState
  return (
    <li ref={props.ref} style={props.style} aria-posinset={props.index + 1} aria-setsize={list.count}>
      {props.children}
    </li>
  )
}
