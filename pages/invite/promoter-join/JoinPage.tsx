import { getPromoterTerms, type PromoterTerms } from '#shared/api/invite'
import { useLanding } from '#shared/features/report'
import { Button } from '#shared/kit/button'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import { useQuery } from '#shared/runtime/request'
import theme from '../_family/theme.module.css'
import { JoinForm } from './JoinForm.tsx'
import styles from './JoinPage.module.css'
import type zh from './locales/zh.json'

/** The short form of who wants to be a promoter, or what came of it. */
export function JoinPage() {
  const t = useT<typeof zh>()
  useLanding('promoter_join_landing')
  const call = useQuery(getPromoterTerms, {})
  return (
    <ThemeRoot className={theme.theme}>
      <div data-kind="promoter" className={styles.ground}>
        <p className={styles.over}>{t('over')}</p>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.over}>{t('lead')}</p>
        <p className={styles.earns}>
          <b>{call.data ? formatAmount(call.data.perPerson) : '\u00a0'}</b>
          <span>{t('earns')}</span>
        </p>
        <ol className={styles.steps}>
          {(['apply', 'wait', 'share'] as const).map((step) => (
            <li key={step}>{t(`steps.${step}`)}</li>
          ))}
        </ol>
        <section className={styles.letter}>
          <StateView call={call} skeleton={<Skeleton height={84} lines={4} />}>
            {(terms) => (terms.state === 'none' ? <JoinForm call={call} /> : <Answer terms={terms} />)}
          </StateView>
        </section>
      </div>
    </ThemeRoot>
  )
}

function Answer({ terms: { state, reason } }: { terms: PromoterTerms }) {
  const t = useT<typeof zh>()
  const [title, note] =
    state === 'accepted'
      ? [t('accepted'), t('acceptedNote')]
      : state === 'refused'
        ? [t('refused'), reason]
        : [t('got'), t('wait')]
  return (
    <div className={styles.answer} data-expose="answer" data-state={state} role="status">
      <h2>{title}</h2>
      <p>
        <bdi>{note}</bdi>
      </p>
      <Button block size="l" track="back" onClick={() => navigate.to('/dispersion/recruit')}>
        {t('back')}
      </Button>
    </div>
  )
}
