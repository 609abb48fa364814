import { useEffect, useRef, useState } from 'react'
import { getHostRecruitment, type HostRecruitment } from '#shared/api/star-host'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { type Query, useQuery } from '#shared/runtime/request'
import { Points } from '../_family/BindScreen.tsx'
import { ApplyDock } from './ApplyDock.tsx'
import { Contact } from './Contact.tsx'
import { Stage } from './Drawing.tsx'
import styles from './HostPage.module.css'
import type zh from './locales/zh.json'
import { Roles } from './Roles.tsx'
import { Stars } from './Stars.tsx'

/** What hosts do and need, the contact, and the state of my application; stars of an accepted host. */
export function HostPage() {
  const t = useT<typeof zh>()
  const call = useQuery(getHostRecruitment, {})
  return (
    <ThemeRoot className={styles.page}>
      <header className={styles.hero}>
        <Stage />
        <p className={styles.over}>{t('over')}</p>
        <h1>{t('title')}</h1>
      </header>
      <StateView call={call} skeleton={<Skeleton height={76} lines={3} className={styles.waits} />}>
        {(recruitment) => <Pitch recruitment={recruitment} call={call} />}
      </StateView>
    </ThemeRoot>
  )
}

function Pitch({ recruitment, call }: { recruitment: HostRecruitment; call: Query<HostRecruitment> }) {
  const t = useT<typeof zh>()
  const { roles, requirements, faq, recruiter, application } = recruitment
  const top = useRef<HTMLDivElement>(null)
  const before = useRef(application.state)
  useEffect(() => {
    if (application.state !== before.current) top.current?.scrollIntoView({ block: 'center' })
    before.current = application.state
  }, [application.state])
  const [chosen, choose] = useState(application.role ?? roles[0]?.role ?? 'voice')
  return (
    <>
      <div ref={top}>
        {application.state === 'accepted' ? (
          <Stars />
        ) : (
          <Roles
            roles={roles}
            chosen={application.state === 'reviewing' ? (application.role ?? chosen) : chosen}
            onChoose={choose}
            fixed={application.state === 'reviewing'}
          />
        )}
      </div>
      <section className={styles.card} data-expose="requirements">
        <h2>{t('requirements')}</h2>
        <Points points={requirements} plain />
      </section>
      <Contact recruiter={recruiter} />
      <section className={styles.card} data-expose="questions">
        <h2>{t('questions')}</h2>
        {faq.map(({ title, text }) => (
          <details key={title} className={styles.question}>
            <summary data-track="question">{title}</summary>
            <p>{text}</p>
          </details>
        ))}
      </section>
      {application.state !== 'accepted' && <ApplyDock call={call} application={application} role={chosen} />}
    </>
  )
}
