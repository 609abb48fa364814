import { object } from 'valibot'
import { count } from '#shared/runtime/schema'
import { ranked } from './campaign.ts'
import { person } from './common.ts'

/** A page of people by score; `mine` is null for who is logged out. */
export const ranking = ranked(object({ ...person.entries, rank: count, score: count }))
