import type { ReactNode } from 'react'
import { toLogin } from '#shared/features/login'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import type runtime from '#shared/runtime/i18n/locales/zh.json'
import type { Query } from '#shared/runtime/request'
import type zh from './locales/zh.json'
import { Notice } from './Notice.tsx'
import styles from './StateView.module.css'
import { useTogether } from './together.ts'

/**
 * The states of a query: loading, failed with a retry, logged out, empty, ready. Several failed queries of a page share
 * one retry button, at the first of them; the same holds for the login. Data that is shown stays when a refetch fails,
 * with a note that it is stale.
 */
export function StateView<T>(props: {
  call: Query<T>
  skeleton: ReactNode
  /** A second query whose part is rendered above the rest or may be missing: nothing is shown until it settles. */
  also?: { status: Query<T>['status']; data?: unknown }
  isEmpty?: (data: T) => boolean
  emptyText?: string
  /** What to do about it: a link or a button. */
  emptyAct?: ReactNode
  /** Login page; default /login. */
  loginAt?: string
  /** A `LoginPitch` for who is not logged in, in place of the bare message. */
  pitch?: ReactNode
  children: (data: T) => ReactNode
}) {
  const t = useT<typeof zh>('kit/state-view')
  const { status, data, error, refetch } = props.call
  const common = useT<typeof runtime>('runtime')
  const old = data !== undefined && !!error
  const need =
    status === 'loggedOut'
      ? 'login'
      : old || (status === 'failed' && data === undefined)
        ? 'retry'
        : undefined
  const text =
    need === 'login'
      ? common('request.loginFirst')
      : old
        ? t('stale')
        : !error || /network|timeout/.test(error.kind)
          ? t('offline')
          : // its own words are for a toast, and of a resource
            /http|contract/.test(error.kind)
            ? t('server')
            : error.message
  const { place, asks, differs, all } = useTogether(need, text, refetch)
  const retry = (
    <Button look="ghost" size="s" track="retry" onClick={all}>
      {common('common.retry')}
    </Button>
  )
  if (need && !old) {
    if (!asks) {
      return (
        <div ref={place} className={styles.quiet} data-part="quiet">
          {differs && text}
        </div>
      )
    }
    if (need === 'login') {
      return (
        <div ref={place}>
          {props.pitch ?? (
            <Notice mood="shy" text={text}>
              <Button size="s" track="login" onClick={() => toLogin(props.loginAt)}>
                {t('login')}
              </Button>
            </Notice>
          )}
        </div>
      )
    }
    return (
      <div ref={place} data-part="failed" role="alert">
        <Notice mood="sad" text={text}>
          {retry}
        </Notice>
      </div>
    )
  }
  const waits = props.also?.status === 'loading' && props.also.data === undefined
  if (data !== undefined && !waits) {
    return (
      <>
        {old && (
          <div ref={place} hidden={!asks} className={styles.stale} data-part="stale" role="status">
            <span>{text}</span>
            {asks && retry}
          </div>
        )}
        {props.isEmpty?.(data) ? (
          <Notice mood="empty" text={props.emptyText ?? common('common.empty')}>
            {props.emptyAct}
          </Notice>
        ) : (
          props.children(data)
        )}
      </>
    )
  }
  return (
    <div key="loading" role="status" aria-busy="true" aria-label={common('common.loading')}>
      {props.skeleton}
    </div>
  )
}
