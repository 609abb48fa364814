import type { Reminder } from '#shared/api/activity-list'
import { part, type User } from '../../world/user.ts'

/** Reminders by person. */
export const remindersOf = part('activity:reminders', () => new Set<string>())

export const nameOf = ({ of, id }: Reminder) => `${of} ${id}`

export const isReminded = (user: User, reminder: Reminder) => remindersOf(user).has(nameOf(reminder))
