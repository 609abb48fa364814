import type { ComponentType, ReactNode } from 'react'
import { useLater } from '#shared/features/later'
import { Button } from '#shared/kit/button'
import { Sheet } from '#shared/kit/sheet'
import { logError } from '#shared/runtime/errors'
import { useT } from '#shared/runtime/i18n'
import styles from './later-popup.module.css'
import type zh from './locales/zh.json'

export interface PopupProps {
  open: boolean
  onClose: () => void
  title?: string
  /** On the one button. */
  done?: string
  /** In its place. */
  actions?: ReactNode
  expose?: string
}

interface Named {
  id: string
  name: string
  count?: string
}

/**
 * A popup of rewards whose content loads when something is first won. Where it fails to load, the rewards are named: what
 * was won must be read.
 * @param load the content; it gets title and done in the page's language.
 * @param namesOf the rewards of its props, for that case.
 */
export function laterPopup<Props extends PopupProps>(
  load: () => Promise<ComponentType<Props>>,
  namesOf: (props: Props) => readonly Named[],
) {
  const Plain = (props: Props) => (
    <div className={styles.plain} data-part="popup">
      <p data-part="popup-title">{props.title}</p>
      <ul>
        {namesOf(props).map(({ id, name, count = '' }) => (
          <li key={id}>
            {name} {count}
          </li>
        ))}
      </ul>
      {props.actions || (
        <Button block size="l" onClick={props.onClose}>
          {props.done}
        </Button>
      )}
    </div>
  )
  const loadSafely = () =>
    load().catch((error): ComponentType<Props> => {
      logError('part', error)
      return Plain
    })
  return function Popup(props: Props) {
    const t = useT<typeof zh>('kit/later-popup')
    const { open, onClose, title = t('title') } = props
    const Content = useLater(loadSafely, open)
    return (
      <Sheet open={open} onClose={onClose} title={title} kind="dialog" bare expose={props.expose ?? 'reward'}>
        {Content ? (
          <Content {...props} title={title} done={props.done ?? t('done')} />
        ) : (
          <div className={styles.plain} data-part="popup" aria-busy="true">
            <p data-part="popup-title">{title}</p>
          </div>
        )}
      </Sheet>
    )
  }
}
