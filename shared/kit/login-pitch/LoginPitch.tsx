import type { ReactNode } from 'react'
import { toLogin } from '#shared/features/login'
import { Button } from '#shared/kit/button'
import { translate } from '#shared/runtime/i18n'
import styles from './LoginPitch.module.css'

/**
 * What a page gives, for who is not logged in: its art, a few short lines, and the way in. For the `pitch` of a
 * `StateView`, whose data nobody sees before.
 */
export function LoginPitch(props: {
  art?: ReactNode
  points: readonly string[]
  /** On a card of its own, where it stands on the page's ground. */
  framed?: boolean
  /** The page to log in at; /login unless said. */
  loginAt?: string
}) {
  return (
    <div className={styles.pitch} data-part="pitch" data-framed={props.framed}>
      {props.art}
      <ul className={styles.points}>
        {props.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Button block size="l" track="login" onClick={() => toLogin(props.loginAt)}>
        {translate('kit/state-view', 'login')}
      </Button>
    </div>
  )
}
