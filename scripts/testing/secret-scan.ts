import type { Journey, World } from './journey.ts'

/** Journeys that end with `expectNoSecrets`. */
const scanned = new WeakSet<Journey>()

/**
 * Journeys that end with no secret kept or sent: neither what is named here, as bank details, numbers,
 * codes and signatures, nor the login's token.
 */
export function withSecretScan<Name extends string>(
  secrets: readonly string[],
  journeys: Record<Name, Journey>,
): Record<Name, Journey> {
  const ended = (journey: Journey): Journey => ({
    ...journey,
    async go(person, world) {
      await journey.go(person, world)
      await expectNoSecrets(world, [...secrets, ...tokensOf(journey)])
    },
  })
  const all = Object.entries<Journey>(journeys).map(([name, journey]) => [name, ended(journey)] as const)
  for (const [, journey] of all) scanned.add(journey)
  return Object.fromEntries(all) as Record<Name, Journey>
}

/** Whether a journey is one of `withSecretScan`. */
export const isSecretScanned = (journey: Journey): boolean => scanned.has(journey)

/** No storage, log, report, error entry, URL or header contains a secret; a token is only in its own place. */
export async function expectNoSecrets(world: World, secrets: readonly string[]): Promise<void> {
  const kept = (await world.kept()).replaceAll(/\["token","[^"]*"\]/g, '')
  const sent = await world.sent()
  for (const secret of secrets)
    for (const [how, text] of Object.entries({ kept, sent })) {
      const at = text.indexOf(secret)
      if (at >= 0)
        throw new Error(`"${secret}" is ${how}: … ${text.slice(Math.max(0, at - 300), at + 300)} …`)
    }
}

const tokensOf = ({ from }: Journey): string[] =>
  new URLSearchParams(from.slice(from.indexOf('?') + 1)).getAll('token').filter(Boolean)
