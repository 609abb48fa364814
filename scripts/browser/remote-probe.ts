import type { Probe } from './probe/index.ts'

/** Evaluates an expression in a page and resolves to its value, promises awaited: all that an engine has to bring. */
export type Evaluate = (expression: string) => Promise<unknown>

/** The probe of a page, called from outside: arguments and results are copied as JSON. */
export type RemoteProbe = {
  readonly [Name in keyof Probe]: (
    ...args: Parameters<Probe[Name]>
  ) => Promise<Awaited<ReturnType<Probe[Name]>>>
}

/** @param evaluate in a page that has loaded the probe. */
export function remoteProbe(evaluate: Evaluate): RemoteProbe {
  const call =
    (name: keyof Probe) =>
    (...args: unknown[]) =>
      evaluate(sourceOf(name, args))
  return new Proxy({} as RemoteProbe, { get: (_, name: keyof Probe) => call(name) })
}

/** Source of a call of the probe, as for a script that runs before the page's own. */
export function probeCall<Name extends keyof Probe>(name: Name, ...args: Parameters<Probe[Name]>): string {
  return sourceOf(name, args)
}

function sourceOf(name: string, args: readonly unknown[]): string {
  return `__probe.${name}(${args.map((each) => JSON.stringify(each)).join(', ')})`
}
