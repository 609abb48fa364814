import { useEffect, useState } from 'react'
import { type AgreementName, agree } from '#shared/features/agreement'
import { Button } from '#shared/kit/button'
import { address } from '#shared/runtime/address'
import { useT } from '#shared/runtime/i18n'
import { navigate, sitePath } from '#shared/runtime/navigate'
import styles from './AgreeDock.module.css'
import type zh from './locales/zh.json'

/** "Agree", where a flow asked for it, and the way back to that flow. Only the version in force can be agreed to. */
export function AgreeDock(props: { name: AgreementName; version: string; old: boolean }) {
  const t = useT<typeof zh>('family')
  const [asked, setAsked] = useState(false)
  useEffect(() => setAsked(address().param('agree') === '1'), [])
  if (!asked) return null
  const confirm = () => {
    agree(props.name, props.version)
    leave()
  }
  return (
    <div className={styles.dock} data-expose="agree">
      <Button look="quiet" track="disagree" onClick={leave}>
        {t('notNow')}
      </Button>
      <Button
        className={styles.agree}
        track="agree"
        reason={props.old ? t('readCurrent') : undefined}
        onClick={confirm}
      >
        {t('agree')}
      </Button>
    </div>
  )
}

/** Back to the flow: to the very page that was left, which may hold what was typed, where this tab came from there. */
function leave(): void {
  const back = sitePath(address().param('back')) ?? '/'
  if (document.referrer.startsWith(`${location.origin}/`) && history.length > 1) history.back()
  else navigate.replace(back)
}
