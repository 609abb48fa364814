import type { WerewolfGame, WerewolfRole } from '#shared/api/werewolf-games'
import { createRandom, type Random } from '../../world/random.ts'

type Round = WerewolfGame['rounds'][number]
type GameEvent = Round['night'][number]

interface Played {
  /** By seat, the first at 0. */
  roles: WerewolfRole[]
  /** The round in which each seat went; 0: stayed. */
  out: number[]
  rounds: Round[]
  winner: WerewolfGame['winner']
}

const ROLES: readonly WerewolfRole[] = [
  ...Array<WerewolfRole>(4).fill('werewolf'),
  ...Array<WerewolfRole>(4).fill('godman'),
  'seer',
  'witch',
  'hunter',
  'fool',
]

export const SEATS = ROLES.length

export const sideOf = (role: WerewolfRole): WerewolfGame['winner'] =>
  role === 'werewolf' ? 'werewolves' : 'village'

/** Plays a whole game: the same for the same seed. */
export function playGame(seed: string): Played {
  const random = createRandom(seed)
  const roles = shuffled(ROLES, random)
  const out = roles.map(() => 0)
  const rounds: Round[] = []
  const potions = { save: true, poison: true }
  let winner: Played['winner'] | undefined
  for (let round = 1; !winner; round++) {
    const current: Round = { round, night: [], day: [] }
    rounds.push(current)
    const leave = (seat: number, events: GameEvent[], mayShoot = true) => {
      if (out[seat - 1]) return
      out[seat - 1] = round
      const others = alive()
      if (roles[seat - 1] !== 'hunter' || !mayShoot || !others.length) return
      const shot = random.pick(others)
      events.push({ kind: 'shoot', seat: shot })
      leave(shot, events)
    }
    playNight(current.night, leave)
    winner = winnerNow()
    if (winner) break
    playDay(current.day, leave)
    winner = winnerNow()
  }
  return { roles, out, rounds, winner }

  function alive(fits: (role: WerewolfRole) => boolean = () => true): number[] {
    return roles.flatMap((role, at) => (!out[at] && fits(role) ? [at + 1] : []))
  }

  function playNight(
    night: GameEvent[],
    leave: (seat: number, events: GameEvent[], shoot?: boolean) => void,
  ) {
    const victim = random.pick(alive((role) => role !== 'werewolf'))
    night.push({ kind: 'kill', seat: victim })
    const awake = (role: WerewolfRole) => alive((each) => each === role).length > 0
    if (awake('seer')) night.push({ kind: 'check', seat: random.pick(alive((role) => role !== 'seer')) })
    const saves = awake('witch') && potions.save && random.next() < 0.5
    const poisons = awake('witch') && potions.poison && !saves && random.next() < 0.4
    const poisoned = random.pick(alive((role) => role !== 'witch'))
    if (saves) {
      potions.save = false
      night.push({ kind: 'save', seat: victim })
    } else leave(victim, night)
    if (poisons) {
      potions.poison = false
      night.push({ kind: 'poison', seat: poisoned })
      leave(poisoned, night, false)
    }
  }

  function playDay(day: GameEvent[], leave: (seat: number, events: GameEvent[]) => void) {
    // Sometimes the votes are tied, and nobody is eliminated.
    if (random.next() < 0.1) return void day.push({ kind: 'none', seat: 0 })
    const suspects = random.next() < 0.45 ? alive((role) => role === 'werewolf') : alive()
    const voted = random.pick(suspects)
    day.push({ kind: 'vote', seat: voted })
    leave(voted, day)
  }

  /** The village wins without werewolves; these win when all godmen, or all with a skill, are gone. */
  function winnerNow(): Played['winner'] | undefined {
    if (!alive((role) => role === 'werewolf').length) return 'village'
    const godmen = alive((role) => role === 'godman').length
    const skilled = alive((role) => role !== 'godman' && role !== 'werewolf').length
    return godmen && skilled ? undefined : 'werewolves'
  }
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((item) => ({ item, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)
}
