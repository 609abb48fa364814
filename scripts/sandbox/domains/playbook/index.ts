import type { KnowledgeArticle, KnowledgeEntry } from '#shared/api/knowledge'
import type { HandlerRequest } from '../../domain.ts'
import { DAY } from '../../world/clock.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

const words = { zh, en, tw }

const PLAYBOOK = '100'

/** Chapters in their order; number 105 was removed. `age`: days since the last change. */
const CHAPTERS: readonly { id: string; name: keyof typeof zh.chapters; age: number }[] = [
  { id: '101', name: 'open', age: 20 },
  { id: '102', name: 'seats', age: 34 },
  { id: '103', name: 'hours', age: 2 },
  { id: '104', name: 'guests', age: 12 },
  { id: '106', name: 'night', age: 6 },
  { id: '107', name: 'rest', age: 48 },
]

function entryOf(
  { language, state }: HandlerRequest<unknown>,
  { id, name, age }: (typeof CHAPTERS)[number],
): KnowledgeEntry {
  const { title, summary } = words[language].chapters[name]
  return { id, title, summary, categoryId: 'playbook', updatedAt: state.firstMidnight - age * DAY }
}

/** The captain's playbook with its chapters as further reading, or one chapter. The search excludes them. */
export function playbookArticle(
  request: HandlerRequest<{ id: string | number }>,
): KnowledgeArticle | undefined {
  const { input, language, state } = request
  const { title, summary, body, chapters } = words[language]
  const common = { categoryId: 'playbook', categoryName: title }
  if (String(input.id) === PLAYBOOK) {
    return {
      ...common,
      id: PLAYBOOK,
      title,
      summary,
      updatedAt: state.firstMidnight - 2 * DAY,
      body: body.join('\n'),
      related: CHAPTERS.map((chapter) => entryOf(request, chapter)),
    }
  }
  const chapter = CHAPTERS.find(({ id }) => id === String(input.id))
  if (!chapter) return undefined
  return {
    ...common,
    ...entryOf(request, chapter),
    body: chapters[chapter.name].body.join('\n'),
    related: [],
  }
}
