import type { Problem } from '../tab.ts'

type Params = Record<string, unknown>

/** Reads a DevTools event as a problem, when it is one. */
export function complaintIn(method: string, params: Params): Problem | undefined {
  switch (method) {
    case 'Runtime.consoleAPICalled':
      return fromConsole(
        params as unknown as { type: string; args: { value?: unknown; description?: string }[] },
      )
    case 'Runtime.exceptionThrown': {
      const { text, exception } = params.exceptionDetails as {
        text: string
        exception?: { description?: string }
      }
      return { kind: 'exception', text: `${text} ${exception?.description ?? ''}` }
    }
    case 'Log.entryAdded': {
      const { level, text, url } = params.entry as { level: string; text: string; url?: string }
      // it predates Trusted Types, reports that, and applies the rest of the policy
      if (text.startsWith("Unrecognized Content-Security-Policy directive 'require-trusted-types-for'"))
        return undefined
      return level === 'error' || level === 'warning'
        ? { kind: 'console', text: `${level}: ${text} ${url ?? ''}` }
        : undefined
    }
    case 'Network.loadingFailed': {
      const { errorText, canceled, type } = params as { errorText: string; canceled?: boolean; type: string }
      return canceled ? undefined : { kind: 'request', text: `${type} ${errorText}` }
    }
    case 'Network.responseReceived': {
      const { status, url } = params.response as { status: number; url: string }
      return status >= 400 ? { kind: 'request', text: `${url} ${status}` } : undefined
    }
    default:
      return undefined
  }
}

function fromConsole({
  type,
  args,
}: {
  type: string
  args: { value?: unknown; description?: string }[]
}): Problem | undefined {
  if (type !== 'error' && type !== 'warning' && type !== 'assert') return undefined
  return {
    kind: 'console',
    text: `${type}: ${args.map((arg) => arg.description ?? String(arg.value)).join(' ')}`,
  }
}
