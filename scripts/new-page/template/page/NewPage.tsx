import { getSignRecord, sign } from '#shared/api/sign-record'
import { update, useMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import theme from '../_family/theme.module.css'
import { Days } from './Days.tsx'
import type zh from './locales/zh.json'
import styles from './NewPage.module.css'
import { Scene } from './Scene.tsx'

/** Seven days of signing in: what each gives, and today's to take. */
export function NewPage() {
  const t = useT<typeof zh>()
  const record = useQuery(getSignRecord, {})
  const { run, busy } = useMutation(sign, {
    updates: [update(record, (answer) => answer.record)],
    onSuccess: () => toast.tip(t('signIn.done')),
  })

  return (
    <ThemeRoot className={theme.theme}>
      <header className={styles.hero}>
        <Scene />
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <section className={styles.card} data-expose="sign-in">
        <h2 className={styles.heading}>{t('signIn.heading')}</h2>
        <StateView
          call={record}
          skeleton={
            <div className={styles.skeleton}>
              <Skeleton height={92} />
              <Skeleton height={92} />
              <Skeleton height={54} radius={99} />
            </div>
          }
          isEmpty={({ days }) => !days.length}
        >
          {({ days, streak, signedToday }) => (
            <>
              <p className={styles.streak}>{t('signIn.streak', { count: streak })}</p>
              <Days days={days} />
              <Button
                block
                size="l"
                track="sign-in"
                busy={busy}
                reason={signedToday ? t('signIn.tomorrow') : undefined}
                onClick={() => void run({})}
              >
                {t(signedToday ? 'signIn.signed' : 'signIn.today')}
              </Button>
            </>
          )}
        </StateView>
      </section>
      <OpenInApp />
    </ThemeRoot>
  )
}
