import type { ReactNode } from 'react'
import { Sheet } from '#shared/kit/sheet'

/** A leaf of the atlas that is laid over the page. */
export function Leaf(props: { title: string; name: string; open: boolean; onClose: () => void; children: ReactNode }) {
  return (
    <Sheet open={props.open} title={props.title} expose={props.name} onClose={props.onClose}>
      {props.children}
    </Sheet>
  )
}
