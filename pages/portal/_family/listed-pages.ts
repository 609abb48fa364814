import { array, type InferOutput, number, object, optional, string } from 'valibot'
import { endpoint } from '#shared/runtime/request'
import { id } from '#shared/runtime/schema'

const listed = object({
  activityId: id,
  path: string(),
  title: object({ zh: string(), en: string(), tw: string() }),
  cover: string(),
  art: optional(object({ left: number(), top: number(), width: number() })),
})

/** Live pages that are listed; the release writes this file at each switch. A file of the site, not of the API. */
export const getListedPages = endpoint({
  method: 'GET',
  path: '/campaigns.json',
  input: object({}),
  output: array(listed),
  needLogin: false,
  siteFile: true,
})

export type ListedPage = InferOutput<typeof listed>
