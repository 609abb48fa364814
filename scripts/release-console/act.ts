import * as v from 'valibot'
import type { Act, ActEnd } from '../console/views.ts'
import { run } from '../release/command/run.ts'

/** What the console runs of the command, and with which options. */
const OPTIONS: Record<Act['verb'], readonly string[]> = {
  publish: [
    ...['note', 'expect', 'share', 'at', 'until', 'then', 'redirect', 'again', 'new-settings'],
    ...['watch', 'steps'],
  ],
  rollback: ['note', 'expect', 'to-build', 'dry-run'],
  undo: ['note', 'dry-run'],
  retire: ['note', 'expect', 'redirect', 'dry-run'],
  plans: ['note', 'at', 'withdraw'],
  watch: ['stop'],
  verify: [],
  prune: ['yes'],
}

const name = v.pipe(v.string(), v.regex(/^\w[\w/-]*$/))
const schema = v.strictObject({
  verb: v.picklist(Object.keys(OPTIONS) as Act['verb'][]),
  names: v.array(name),
  options: v.record(name, v.union([v.string(), v.literal(true), v.array(v.string())])),
})

/** Checks what a browser sent; undefined for what is no act of the console. */
export function readAct(value: unknown): Act | undefined {
  const { success, output } = v.safeParse(schema, value)
  if (!success) return undefined
  return Object.keys(output.options).every((option) => OPTIONS[output.verb].includes(option))
    ? output
    : undefined
}

/** The command line of an act. @param always options of every command, as the target. */
export function wordsOf({ verb, names, options }: Act, always: readonly string[]): string[] {
  const given = Object.entries(options).flatMap(([option, value]) =>
    value === true ? [`--${option}`] : [value].flat().map((each) => `--${option}=${each}`),
  )
  return [verb, ...names, ...given, ...always, '--json']
}

/** Runs a command line as a terminal does. @param onLine gets its progress. */
export async function runAct(
  words: string[],
  env: NodeJS.ProcessEnv,
  onLine: (line: string) => void = () => {},
): Promise<ActEnd> {
  let printed = ''
  const out = (text: string) => {
    printed += text
  }
  const exit = await run(words, { env, out, err: (text) => onLine(text.trim()) })
  const { error, ...result } = JSON.parse(printed || '{}') as {
    error?: Pick<ActEnd, 'offers' | 'code'> & { message: string }
  }
  if (!error) return { exit, result }
  const { message, code = 'failed', offers = [] } = error
  return { exit, message, code, offers }
}

/** What a command prints as JSON. Throws its message. */
export async function resultOf<Result>(words: string[], env: NodeJS.ProcessEnv): Promise<Result> {
  const { message, result } = await runAct(words, env)
  if (message !== undefined) throw new Error(message)
  return result as Result
}
