import { applyAsHost, type HostRecruitment, type HostRole } from '#shared/api/star-host'
import { useAfterLogin } from '#shared/features/login'
import { update, useMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import styles from './HostPage.module.css'
import type zh from './locales/zh.json'

/** The state of my application and its one action. */
export function ApplyDock(props: {
  call: Query<HostRecruitment>
  application: HostRecruitment['application']
  role: HostRole
}) {
  const t = useT<typeof zh>()
  const afterLogin = useAfterLogin()
  const { state, reason, answerBy } = props.application
  const applying = useMutation(applyAsHost, { updates: [update(props.call, (answer) => answer)] })
  return (
    <aside className={styles.dock} data-expose="application" data-state={state}>
      <p role="status">
        <span>
          {state === 'reviewing'
            ? t('state.reviewing', { at: formatDate(answerBy ?? Number.NaN, 'minute') })
            : t(state === 'refused' ? 'state.refused' : 'state.none')}
        </span>
        {reason && <bdi className={styles.reason}>{reason}</bdi>}
      </p>
      {state === 'reviewing' ? (
        <Button block size="l" look="ghost" track="look" onClick={() => void props.call.refetch()}>
          {t('look')}
        </Button>
      ) : (
        <Button
          block
          size="l"
          busy={applying.busy}
          track="apply"
          onClick={afterLogin(() => applying.run({ role: props.role }))}
        >
          {t(state === 'refused' ? 'again' : 'apply')}
        </Button>
      )}
    </aside>
  )
}
