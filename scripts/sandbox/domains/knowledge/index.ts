import { getKnowledge, type KnowledgeEntry, searchKnowledge } from '#shared/api/knowledge'
import { domain, type HandlerRequest } from '../../domain.ts'
import { pageOf } from '../../world/board-of.ts'
import { DAY } from '../../world/clock.ts'
import { found } from '../../world/refusal.ts'
import { playbookArticle } from '../playbook/index.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

const words = { zh, en, tw }

type Category = keyof typeof zh.categories
type Name = keyof typeof zh.articles

/** Articles in their own order; number 4 was removed. `age`: days since the last change. */
const ARTICLES: readonly { id: string; name: Name; categoryId: Category; age: number }[] = [
  { id: '1', name: 'open-a-hall', categoryId: 'captain', age: 3 },
  { id: '2', name: 'seat-the-mics', categoryId: 'captain', age: 40 },
  { id: '3', name: 'hours-and-levels', categoryId: 'captain', age: 12 },
  { id: '5', name: 'first-day', categoryId: 'start', age: 90 },
  { id: '6', name: 'keep-safe', categoryId: 'safe', age: 5 },
  { id: '7', name: 'withdraw', categoryId: 'money', age: 1 },
  { id: '8', name: 'werewolf-roles', categoryId: 'start', age: 200 },
  { id: '9', name: 'report-a-problem', categoryId: 'safe', age: 30 },
]

type Article = (typeof ARTICLES)[number]

function entryOf(
  { language, state }: HandlerRequest<unknown>,
  { id, name, categoryId, age }: Article,
): KnowledgeEntry {
  const { title, summary } = words[language].articles[name]
  return { id, title, summary, categoryId, updatedAt: state.firstMidnight - age * DAY }
}

/** How well an article answers a keyword, 0: not at all. A word in the title weighs most. */
function weightOf({ language }: HandlerRequest<unknown>, { name }: Article, keyword: string): number {
  const { title, summary, body } = words[language].articles[name]
  const has = (text: string) => (text.toLowerCase().includes(keyword) ? 1 : 0)
  return 4 * has(title) + 2 * has(summary) + has(body.join('\n'))
}

export const knowledge = domain((on) => {
  on(getKnowledge, (request) => {
    const ofPlaybook = playbookArticle(request)
    if (ofPlaybook) return ofPlaybook
    const article = found(ARTICLES.find(({ id }) => id === String(request.input.id)))
    const { categories, articles } = words[request.language]
    const related = ARTICLES.filter((other) => other.categoryId === article.categoryId && other !== article)
    return {
      ...entryOf(request, article),
      categoryName: categories[article.categoryId],
      body: articles[article.name].body.join('\n'),
      related: related.map((other) => entryOf(request, other)),
    }
  })

  on(searchKnowledge, (request) => {
    const { input, user, language } = request
    const keyword = input.keyword?.trim().toLowerCase() ?? ''
    const found = (user.scenario.empty ? [] : ARTICLES)
      .map((article) => ({ article, weight: weightOf(request, article, keyword) }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => (keyword ? b.weight - a.weight : 0))
      .map(({ article }) => article)
    const wanted = found.filter(({ categoryId }) => !input.categoryId || categoryId === input.categoryId)
    const categories = Object.entries(words[language].categories).map(([id, name]) => ({
      id,
      name,
      count: found.filter(({ categoryId }) => categoryId === id).length,
    }))
    const { list, ...page } = pageOf(wanted, input)
    return { ...page, list: list.map((article) => entryOf(request, article)), categories }
  })
})
