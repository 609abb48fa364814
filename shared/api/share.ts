/** Links to share. */
import { object, optional, string } from 'valibot'
import { endpoint, id } from '#shared/runtime/schema'

/**
 * Makes a link to share. `params` is JSON text of `{extensionOfficerId, activityId}` with the sharer's own id; beside
 * it stand the share fields: the activity, the sharer, the share point (absent: the activity's own page is shared),
 * and what a preview of the link shows, as in the app's share panel (absent: the point's own). `pageUrl` is absolute
 * and carries who shared what; the same share has one link, however often it is requested.
 * @throws {5001} `params` is invalid JSON or names another person or activity
 * @throws {4040} no such activity or share point
 */
export const createShareLink = endpoint({
  method: 'POST',
  path: '/activity/share/link',
  input: object({
    params: string(),
    activityId: id,
    userId: id,
    pointId: optional(id),
    title: optional(string()),
    content: optional(string()),
    /** `image` and `url` are addresses. */
    image: optional(string()),
    url: optional(string()),
  }),
  output: object({ pageUrl: string(), pageUrlId: id, shareId: id, material: object({ id }) }),
})
