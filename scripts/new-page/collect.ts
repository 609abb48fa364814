import type { Answers, Field } from './answers.ts'
import type { Question } from './questions.ts'
import { type Refusal, refuseField, refuseTitles } from './refusals.ts'

/** Where answers come from besides the command line. */
export interface Source {
  given: Partial<Answers>
  /** `--yes`: what is left out is as suggested. */
  yes: boolean
  /** Latin names allowed in Chinese titles. */
  names?: readonly string[]
  /** Asks the person; absent where nobody sits at the terminal. */
  ask?: (question: string) => Promise<string>
  /** Shows why an answer is invalid. */
  report?: (refusal: string) => void
}

/** Why no page is made: a sentence for each reason. */
export class Refused extends Error {
  override name = 'Refused'

  constructor(readonly reasons: readonly string[]) {
    super(reasons.join('\n'))
  }
}

/** Answers to all questions. A person is asked again after a refusal; what came by the command line is refused for good. */
export async function collect(questions: readonly Question[], source: Source): Promise<Answers> {
  const { given, yes, ask } = source
  const missing = questions.filter(({ field }) => given[field] === undefined)
  refuseFor([
    ...questions.map(({ field, refuse }) => given[field] !== undefined && refuse(given[field].trim())),
    ...(Object.keys(given) as Field[])
      .filter((given) => !questions.some(({ field }) => field === given))
      .map((field) =>
        refuseField(
          field,
          questions.some((each) => each.field === 'form'),
        ),
      ),
    ...(yes || ask
      ? []
      : missing.map(({ field, suggest }) => `--${field} is missing. --yes takes "${suggest(given)}".`)),
  ])
  const answers: Partial<Answers> = {}
  for (const question of questions) {
    const { field, suggest } = question
    answers[field] =
      given[field]?.trim() ?? (ask && !yes ? await asked(question, answers, source) : suggest(answers))
  }
  const whole = answers as Answers
  refuseFor([
    ...missing.map(({ field, refuse }) => withFlag(refuse(whole[field]), field)),
    refuseTitles([whole['title-zh'], whole['title-en'], whole['title-tw']], source.names),
  ])
  return whole
}

async function asked(question: Question, before: Partial<Answers>, { ask, report }: Source): Promise<string> {
  const { text, suggest, refuse } = question
  const likely = suggest(before)
  const suggested = refuse(likely) ? '' : likely
  for (;;) {
    const answer = ((await ask?.(`${text}${suggested && ` [${suggested}]`}: `)) ?? '').trim() || suggested
    const refusal = refuse(answer)
    if (!refusal) return answer
    report?.(refusal)
  }
}

function refuseFor(found: readonly (Refusal | false)[]): void {
  const reasons = found.filter((reason): reason is string => !!reason)
  if (reasons.length > 0) throw new Refused(reasons)
}

const withFlag = (refusal: Refusal, field: Field) => refusal && `${refusal} Say it by --${field}.`
