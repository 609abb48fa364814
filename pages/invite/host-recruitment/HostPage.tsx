import { useEffect, useRef, useState } from 'react'
import type { HostRole } from '#shared/api/star-host'
import { getHostRecruitment, type HostRecruitment } from '#shared/api/star-host'
import { useLanding } from '#shared/features/report'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { type Query, useQuery } from '#shared/runtime/request'
import { Points } from '../_family/BindScreen.tsx'
import { ApplyDock } from './ApplyDock.tsx'
import { Contact } from './Contact.tsx'
import { RoleSign, Stage } from './Drawing.tsx'
import styles from './HostPage.module.css'
import type zh from './locales/zh.json'
import rolesStyles from './Roles.module.css'
import { Stars } from './Stars.tsx'

/** What hosts do and need, the contact, and the state of my application; stars of an accepted host. */
export function HostPage() {
  const t = useT<typeof zh>()
  useLanding('recruit_landing')
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

/** What one can host, each with an example of what a month would bring. Once applied for, the choice is fixed. */
function Roles(props: {
  roles: HostRecruitment['roles']
  chosen: HostRole
  onChoose: (role: HostRole) => void
  fixed: boolean
}) {
  const t = useT<typeof zh>()
  const { roles, chosen } = props
  return (
    <fieldset className={rolesStyles.roles} data-expose="roles" disabled={props.fixed}>
      <legend>{t('roles')}</legend>
      {roles.map(({ role, title, text, example }) => (
        <label
          key={role}
          className={rolesStyles.role}
          data-role={role}
          data-chosen={role === chosen || undefined}
        >
          <input
            type="radio"
            name="role"
            data-track="role"
            checked={role === chosen}
            onChange={() => props.onChoose(role)}
          />
          <RoleSign role={role} />
          <span className={rolesStyles.text}>
            <b>{title}</b>
            <span>{text}</span>
          </span>
          <span className={rolesStyles.brings}>
            <span>{t('example', { count: formatAmount(example.hours) })}</span>
            <b>{formatAmount(example.amount)}</b>
            <span>{t('coins')}</span>
          </span>
        </label>
      ))}
      <p className={rolesStyles.assumes}>{t('assumes')}</p>
    </fieldset>
  )
}
