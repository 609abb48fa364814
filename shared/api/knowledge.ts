/** Articles to read and to search. */
import { type InferOutput, object, optional, string } from 'valibot'
import { array, count, endpoint, id, time } from '#shared/runtime/schema'
import { paged } from './common.ts'
import { paging } from './fields.ts'

const entry = object({ id, title: string(), summary: string(), categoryId: id, updatedAt: time })

const article = object({
  ...entry.entries,
  categoryName: string(),
  /** Markdown. */
  body: string(),
  /** Further reading; of a book, its chapters in their order. */
  related: array(entry),
})

const found = object({
  ...paged(entry).entries,
  /** All categories, with how many of the articles found each has. */
  categories: array(object({ id, name: string(), count })),
})

export type KnowledgeArticle = InferOutput<typeof article>
export type KnowledgeEntry = InferOutput<typeof entry>

/**
 * An article, in the caller's language; logged out too.
 * @throws {4040} it was removed, or never was
 */
export const getKnowledge = endpoint({
  method: 'GET',
  path: '/misc/knowledge/{id}',
  input: object({ id }),
  output: article,
  needLogin: false,
  needCache: true,
})

/** Articles with a word in title, summary or text, best first; without a keyword all, in their own order. */
export const searchKnowledge = endpoint({
  method: 'GET',
  path: '/misc/search/search',
  input: object({ keyword: optional(string()), categoryId: optional(id), ...paging }),
  output: found,
  needLogin: false,
  needCache: true,
})
