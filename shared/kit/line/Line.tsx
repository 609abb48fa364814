import type { ReactNode } from 'react'
import styles from './Line.module.css'

/**
 * One line of a list: a place, a portrait or picture, a name over a note, a figure over what explains it. Each may be
 * absent. With `onOpen` it is a button.
 */
export function Line(props: {
  /** Of the line itself; 'li' where it is the list's item. */
  as?: 'li' | 'div'
  place?: ReactNode
  /** As `data-rank`, by which a style lifts the first three out. */
  rank?: number
  face?: ReactNode
  name: ReactNode
  note?: ReactNode
  figure?: ReactNode
  under?: ReactNode
  /** My own line. */
  mine?: boolean
  className?: string
  onOpen?: (() => void) | undefined
  track?: string
}) {
  const { as: Element = 'div', onOpen } = props
  const outer = {
    className: `${styles.line} ${props.className ?? ''}`,
    'data-part': 'line',
    'data-rank': props.rank,
    'data-mine': props.mine || undefined,
  }
  const content = (
    <>
      {props.place !== undefined && <b data-part="place">{props.place}</b>}
      {props.face}
      <span className={styles.who} data-part="who">
        <bdi className={styles.name} data-part="name">
          {props.name}
        </bdi>
        {props.note && (
          <small className={styles.small} data-part="note">
            {props.note}
          </small>
        )}
      </span>
      {props.figure !== undefined && (
        <span className={styles.figure} data-part="figure">
          {props.figure}
          {props.under && (
            <small className={styles.small} data-part="under">
              {props.under}
            </small>
          )}
        </span>
      )}
    </>
  )
  if (!onOpen) return <Element {...outer}>{content}</Element>
  return (
    <button type="button" {...outer} data-track={props.track} onClick={onOpen}>
      {content}
    </button>
  )
}
