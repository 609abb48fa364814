import type { ProblemEvent, ShellLink } from '../link.ts'

const MOST = 4000

/** Reports what the page writes to the console as wrong, what it did not catch, and what it could not load. */
export function listenToProblems(report: ShellLink['report']): void {
  const reportProblem = (level: ProblemEvent['level'], text: string) =>
    report({ kind: 'problem', at: Date.now(), level, text: text.slice(0, MOST) })
  for (const [name, level] of [
    ['warn', 'warning'],
    ['error', 'error'],
  ] as const) {
    // biome-ignore lint/suspicious/noConsole: the page's console is what is reported here
    const write = console[name]
    console[name] = (...said: unknown[]) => {
      reportProblem(level, formatted(said))
      write.apply(console, said)
    }
  }
  window.addEventListener('unhandledrejection', ({ reason }) => reportProblem('rejection', textOf(reason)))
  window.addEventListener(
    'error',
    (event) => {
      const { target } = event
      if (target instanceof Element) reportProblem('error', `Could not load ${addressOf(target)}`)
      else reportProblem('uncaught', textOf(event.error ?? event.message))
    },
    true,
  )
}

/** As the console shows it: `%s`, `%o` and the like stand for what follows, `%c` for a style. */
function formatted([first, ...rest]: unknown[]): string {
  if (typeof first !== 'string') return [first, ...rest].map(textOf).join(' ')
  const head = first.replace(/%([sdifoOc%])/g, (directive, kind) => {
    if (kind === '%') return '%'
    if (rest.length === 0) return directive
    const value = textOf(rest.shift())
    return kind === 'c' ? '' : value
  })
  return [head.trim(), ...rest.map(textOf)].join(' ')
}

function addressOf(element: Element): string {
  const { src, href } = element as HTMLImageElement & HTMLLinkElement
  return src || href || `what a ${element.localName} names`
}

function textOf(said: unknown): string {
  if (said instanceof Error) return said.stack ?? String(said)
  if (typeof said === 'string') return said
  try {
    return JSON.stringify(said) ?? String(said)
  } catch {
    return String(said)
  }
}
