import { beforeEach, expect, it } from 'vitest'
import { type AnswerLine, askAssistant, LONGEST_QUESTION } from '#shared/api/assistant'
import { createSandbox, type Sandbox } from '../../index.ts'
import { ask } from '../../testing/ask.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = createSandbox()
  sandbox.addFault({ path: '/misc/assistant/ask', paceMs: 0 })
})

const answerTo = async (input: { question: string; soFar?: string }) => {
  const lines = (await ask(sandbox, askAssistant, input, { language: 'en' })).data as unknown as AnswerLine[]
  return { text: lines.map(({ text = '' }) => text).join(''), end: lines.at(-1)?.end }
}

it('an answer comes in lines, the last of which says that it was all', async () => {
  const { text, end } = await answerTo({ question: 'How do I open a hall?' })
  expect(text).toContain('```\nWelcome to our hall!')
  expect(end).toBe('whole')
})

it('an answer that broke off goes on behind what had come', async () => {
  const { text } = await answerTo({ question: 'withdraw' })
  const soFar = text.slice(0, 40)
  expect(await answerTo({ question: 'withdraw', soFar })).toEqual({ text: text.slice(40), end: 'whole' })
})

it('a question that is too long is refused', async () => {
  const question = 'x'.repeat(LONGEST_QUESTION + 1)
  expect(await ask(sandbox, askAssistant, { question })).toMatchObject({ code: 5001 })
})

it('a person who asks more than twenty times a minute is asked to wait', async () => {
  for (let times = 0; times < 20; times++) await answerTo({ question: 'hello' })
  expect(await ask(sandbox, askAssistant, { question: 'hello' })).toMatchObject({ code: 8001 })
  sandbox.clock.advance(60_000)
  expect((await answerTo({ question: 'hello' })).end).toBe('whole')
})
