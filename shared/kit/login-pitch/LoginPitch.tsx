import type { ReactNode } from 'react'
import { toLogin } from '#shared/features/login'
import { Button } from '#shared/kit/button'
import { translate } from '#shared/runtime/i18n'
import styles from './LoginPitch.module.css'

/**
 * What a page offers, for people who are not logged in: art, a few short lines, and the login button. For the `pitch` of
 * a `StateView` whose data requires a login.
 */
export function LoginPitch(props: {
  art?: ReactNode
  points: readonly string[]
  /** Rendered on its own card, where the page has no surface behind it. */
  framed?: boolean
  /** Login page; default /login. */
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
