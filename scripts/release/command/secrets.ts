const NAMES = ['AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN', 'AWS_ACCESS_KEY_ID', 'COLLECTOR_TOKEN']
const LOOKS: [string, RegExp][] = [
  ['an access key', /\b(AKIA|ASIA)[A-Z0-9]{12,}/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY/],
  ['a bearer token', /\bbearer\s+[\w.~+/-]{12,}/i],
  ['a token or key', /\b(token|secret|password|passwd|api[_-]?key|access[_-]?key)\s*[=:]\s*\S{3,}/i],
  ['an address with a password', /\b[a-z][a-z0-9+.-]*:\/\/[^\s/:@]+:[^\s/@]+@/i],
]

/** The kind of secret in a text; undefined if it looks harmless. */
export function secretIn(text: string, env: NodeJS.ProcessEnv): string | undefined {
  return (
    valuesOf(env).find(([, value]) => text.includes(value))?.[0] ??
    LOOKS.find(([, look]) => look.test(text))?.[0]
  )
}

/** The text with the secrets of the environment struck out. */
export function withoutSecrets(text: string, env: NodeJS.ProcessEnv): string {
  return valuesOf(env).reduce((left, [name, value]) => left.replaceAll(value, `[${name}]`), text)
}

function valuesOf(env: NodeJS.ProcessEnv): [string, string][] {
  return NAMES.map((name): [string, string] => [name, env[name] ?? '']).filter(
    ([, value]) => value.length > 3,
  )
}
