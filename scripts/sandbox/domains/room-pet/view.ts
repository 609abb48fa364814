import type { PetPrizePool, RoomPetDetail, ShopPet } from '#shared/api/room-pet'
import type { HandlerRequest } from '../../domain.ts'
import { HOUR } from '../../world/clock.ts'
import { leftToday } from '../../world/daily.ts'
import { publicPerson } from '../../world/people.ts'
import { found } from '../../world/refusal.ts'
import { rewardOf } from '../../world/rewards.ts'
import { hallOf } from '../room/index.ts'
import { drawsOf } from './draws.ts'
import { kennelOf, otherPets, type Pet, petOut, petView } from './pet.ts'
import { FREE_DRAWS, MY_HALL, NAME_LENGTH, PETS, PRICES, PRIZES, words } from './plan.ts'

export type InHall = HandlerRequest<{ roomId?: string | number }>

/** The hall that is meant. Throws a Refusal with code 4040 when there is no such hall. */
export function hallIn({ input, state, language }: InHall) {
  const hall = found(hallOf(String(input.roomId || MY_HALL), language, state))
  return { ...hall, keeper: hall.roomId === MY_HALL }
}

/** The pet that is out in the hall. */
export function petIn(request: InHall): Pet | undefined {
  const { roomId, keeper } = hallIn(request)
  if (keeper) return petOut(kennelOf(request.user, request.state))
  return otherPets(request.state.firstMidnight).find((other) => other.roomId === roomId)?.pet
}

export function detailOf(request: InHall): RoomPetDetail {
  const { user, state, now, language } = request
  const { roomId, name, keeper } = hallIn(request)
  const pet = petIn(request)
  const { changedBy } = kennelOf(user, state)
  return {
    roomId,
    hallName: name,
    keeper,
    pet: pet ? petView(pet, words[language].pets[pet.kind].name, now) : null,
    balance: user.coins,
    nameLength: NAME_LENGTH,
    changedBy: keeper && changedBy ? publicPerson(changedBy) : null,
    rules: words[language].rules,
  }
}

export function shopOf(request: InHall) {
  const { user, state, language } = request
  const { keeper } = hallIn(request)
  const { pets, out } = kennelOf(user, state)
  const stateOf = (id: (typeof PETS)[number]['id'], soldOut: boolean): ShopPet['state'] => {
    if (keeper && out === id) return 'out'
    if (keeper && pets.has(id)) return 'owned'
    return soldOut ? 'soldOut' : 'onSale'
  }
  return {
    keeper,
    balance: user.coins,
    pets: (user.scenario.empty ? [] : PETS).map(({ id, price, soldOut = false }) => ({
      id,
      kind: id,
      ...words[language].pets[id],
      price,
      state: stateOf(id, soldOut),
    })),
  }
}

export function poolOf(request: InHall): PetPrizePool {
  const { user, state, now, language } = request
  hallIn(request)
  const { free, wins } = drawsOf(user)
  const others = PRIZES.slice(1, user.scenario.empty ? 1 : 6).map(({ grant }, nth) => ({
    ...publicPerson(state.user(String(77_001 + nth))),
    at: state.firstMidnight - (nth + 1) * HOUR,
    reward: rewardOf(grant, language),
  }))
  const own = wins.map(({ at, grant }) => ({ ...publicPerson(user), at, reward: rewardOf(grant, language) }))
  return {
    freeLeft: leftToday(free, FREE_DRAWS, now),
    prices: PRICES,
    balance: user.coins,
    prizes: PRIZES.map(({ grant, percent }) => ({ reward: rewardOf(grant, language), percent })),
    winners: [...own.reverse(), ...others].slice(0, 20),
  }
}
