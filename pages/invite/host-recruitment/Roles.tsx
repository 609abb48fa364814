import type { HostRecruitment, HostRole } from '#shared/api/star-host'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { RoleSign } from './Drawing.tsx'
import type zh from './locales/zh.json'
import styles from './Roles.module.css'

/** What one can host, each with an example of what a month would bring. Once applied for, the choice is fixed. */
export function Roles(props: {
  roles: HostRecruitment['roles']
  chosen: HostRole
  onChoose: (role: HostRole) => void
  fixed: boolean
}) {
  const t = useT<typeof zh>()
  const { roles, chosen } = props
  return (
    <fieldset className={styles.roles} data-expose="roles" disabled={props.fixed}>
      <legend>{t('roles')}</legend>
      {roles.map(({ role, title, text, example }) => (
        <label key={role} className={styles.role} data-role={role} data-chosen={role === chosen || undefined}>
          <input
            type="radio"
            name="role"
            data-track="role"
            checked={role === chosen}
            onChange={() => props.onChoose(role)}
          />
          <RoleSign role={role} />
          <span className={styles.text}>
            <b>{title}</b>
            <span>{text}</span>
          </span>
          <span className={styles.brings}>
            <b>{formatAmount(example.amount)}</b>
            <span>{t('example', { hours: formatAmount(example.hours) })}</span>
          </span>
        </label>
      ))}
      <p className={styles.assumes}>{t('assumes')}</p>
    </fieldset>
  )
}
