import { type AnswerLine, askAssistant, LONGEST_QUESTION } from '#shared/api/assistant'
import { domain } from '../../domain.ts'
import { Refusal } from '../../world/refusal.ts'
import { REFUSALS } from '../../world/refusal-words.ts'
import { part } from '../../world/user.ts'
import en from './words/en.json'
import tw from './words/tw.json'
import zh from './words/zh.json'

const words = { zh, en, tw }

type Topic = keyof typeof zh.keywords

/** As many questions a person may ask within a minute. */
const MOST = 20
const MINUTE = 60_000
/** A line has so many signs of the answer. */
const PIECE = 7

const askedOf = part('assistant:asked', () => ({ at: [] as number[] }))

export const assistant = domain((_on, _when, stream) => {
  stream(askAssistant, ({ input, user, now, language }) => {
    if (input.question.length > LONGEST_QUESTION) throw new Refusal(5001, REFUSALS.badInput)
    const asked = askedOf(user)
    asked.at = asked.at.filter((at) => now - at < MINUTE)
    if (asked.at.length >= MOST) throw new Refusal(8001, REFUSALS.tooOften)
    asked.at.push(now)
    const { answers, keywords } = words[language]
    const question = input.question.toLowerCase()
    const topics = Object.keys(keywords) as Topic[]
    const topic = topics.find((each) => keywords[each].some((word) => question.includes(word)))
    const answer = answers[topic ?? 'unsure']
    const { soFar = '' } = input
    const rest = [...(answer.startsWith(soFar) ? answer.slice(soFar.length) : answer)]
    const lines: AnswerLine[] = []
    for (let at = 0; at < rest.length; at += PIECE) lines.push({ text: rest.slice(at, at + PIECE).join('') })
    return [...lines, { end: 'whole' as const }]
  })
})
