import type { WerewolfRole } from '#shared/api/werewolf-games'
import styles from './RoleSign.module.css'

const SIGNS: Readonly<Record<WerewolfRole, string>> = {
  werewolf: 'M4 4l4 5h8l4-5v9l-4 7H8l-4-7zM9 12h0M15 12h0M10 17h4',
  godman: 'M12 3a4 4 0 100 8 4 4 0 000-8zM4 21c0-6 3-8 8-8s8 2 8 8',
  seer: 'M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM12 9a3 3 0 100 6 3 3 0 000-6z',
  witch: 'M10 3h4v5l4 9a3 3 0 01-3 4H9a3 3 0 01-3-4l4-9zM8 15h8',
  hunter: 'M3 12h18M12 3v18M12 6a6 6 0 100 12 6 6 0 000-12z',
  fool: 'M4 9l4 3 4-8 4 8 4-3-2 10H6zM7 21h10',
}

/** The icon of a role. Decorative: the name is rendered beside it. */
export const RoleSign = ({ role }: { role: WerewolfRole }) => (
  <svg className={styles.sign} viewBox="0 0 24 24" data-role={role} aria-hidden="true">
    <path d={SIGNS[role]} />
  </svg>
)
