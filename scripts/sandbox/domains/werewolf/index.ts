import { games } from './games.ts'
import { race } from './race.ts'

/** The werewolf game's host: the tournament, and the games played in it. */
export const werewolf = [race, games]
