import { useState } from 'react'
import { bindInvitation, type Invitation } from '#shared/api/invite'
import { toDownload } from '#shared/features/download'
import { toLogin, useNobody } from '#shared/features/login'
import { update, useMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { Confirm } from '#shared/kit/confirm'
import { useNoApp } from '#shared/kit/open-in-app'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import type { Query } from '#shared/runtime/request'
import styles from './BindDock.module.css'
import type zh from './locales/zh.json'

/** The state of the invitation and its one action. */
export function BindDock(props: { invitation: Invitation; call: Query<Invitation | null> }) {
  const t = useT<typeof zh>('family')
  const { invitation, call } = props
  const { state, bound, inviter, kind, expiresAt } = invitation
  const [asking, ask] = useState(false)
  const nobody = useNobody()
  const noApp = useNoApp()
  const bind = useMutation(bindInvitation, {
    updates: [update(call, (now) => now)],
    onSettled: () => ask(false),
  })
  // whoever is new comes by the app, which then knows who invited
  const toApp = () => toDownload({ code: invitation.code, extensionOfficerId: inviter.userId })
  const open = state === 'open'
  const says = {
    open: t('open', { date: formatDate(expiresAt, 'day') }),
    self: t('self'),
    bound: bound ? t('bound', { date: formatDate(bound.at, 'day') }) : '',
    crossType: bound ? t('boundOther', { kind: t(`kinds.${bound.kind}.name`) }) : t('otherKind'),
    expired: t('expired', { date: formatDate(expiresAt, 'day') }),
  }[state]
  return (
    <aside className={styles.dock} data-expose="bind" data-state={state}>
      <p role="status">
        {says}
        {state === 'crossType' && bound && <bdi className={styles.other}>{bound.nickname}</bdi>}
      </p>
      {open && nobody && noApp && (
        <>
          <Button block size="l" track="to-app" onClick={toApp}>
            {t('toApp')}
          </Button>
          <Button block look="quiet" size="s" track="login" onClick={() => toLogin()}>
            {t('login')}
          </Button>
        </>
      )}
      {open && !(nobody && noApp) && (
        <Button block size="l" track="bind" busy={bind.busy} onClick={() => (nobody ? toLogin() : ask(true))}>
          {t('bind')}
        </Button>
      )}
      {!open && (
        <Button block size="l" track="next" onClick={() => (noApp ? toApp() : navigate.to('/index'))}>
          {t(noApp ? 'openApp' : 'next')}
        </Button>
      )}
      <Confirm
        open={asking}
        title={t('confirm.title')}
        confirmText={t('confirm.yes')}
        busy={bind.busy}
        track="bind-confirm"
        onCancel={() => ask(false)}
        onConfirm={() => void bind.run({ kind, code: invitation.code })}
      >
        <bdi className={styles.other}>{inviter.nickname}</bdi>
        {t(kind === 'boss' || kind === 'friend' ? 'confirm.text' : 'confirm.once')}
      </Confirm>
    </aside>
  )
}
