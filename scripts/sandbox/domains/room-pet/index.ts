import {
  buyPet,
  drawPetPrize,
  getPetPrizes,
  getPetRanks,
  getRoomPet,
  listPets,
  renamePet,
  switchPet,
} from '#shared/api/room-pet'
import { ranked, standingsOf } from '../../board-of.ts'
import { REFUSALS } from '../../content/refusals.ts'
import { countOne, leftToday } from '../../daily.ts'
import { domain } from '../../domain.ts'
import type { Random } from '../../random.ts'
import { Refusal } from '../../refusal.ts'
import { type Grant, payOut, rewardsOf } from '../../rewards.ts'
import { hallOf } from '../room.ts'
import { bring, kennelOf, otherPets, petOut, please } from './pet.ts'
import {
  FREE_DRAWS,
  levelOf,
  MY_HALL,
  NAME_LENGTH,
  PET_REFUSALS,
  PETS,
  PRICES,
  PRIZES,
  WORTH,
  words,
} from './plan.ts'
import { detailOf, hallIn, type InHall, petIn, poolOf, shopOf } from './view.ts'

/** The kennel that I keep. Throws a Refusal with code 2066 in another hall. */
function ownKennel(asked: InHall) {
  if (!hallIn(asked).keeper) throw new Refusal(2066, PET_REFUSALS.notKeeper)
  return kennelOf(asked.user)
}

function planOf(petId: string | number) {
  const plan = PETS.find(({ id }) => id === petId)
  if (!plan) throw new Refusal(4040, REFUSALS.notFound)
  return plan
}

function drawOnce(luck: Random): Grant {
  let left = luck.next() * 100
  for (const { grant, percent } of PRIZES) {
    left -= percent
    if (left < 0) return grant
  }
  return (PRIZES[PRIZES.length - 1] as (typeof PRIZES)[number]).grant
}

export const roomPet = domain((on, when) => {
  for (const { what, experience, mood } of WORTH) {
    when(what, (user, amount, now) => {
      const pet = petOut(kennelOf(user))
      if (pet) please(pet, experience * amount, mood * amount, now)
    })
  }

  on(getRoomPet, detailOf)
  on(listPets, shopOf)
  on(getPetPrizes, poolOf)

  on(buyPet, (asked) => {
    const { user, now, input } = asked
    const kennel = ownKennel(asked)
    const { id, price, soldOut } = planOf(input.petId)
    if (kennel.pets.has(id)) throw new Refusal(2060, PET_REFUSALS.ownedAlready)
    if (soldOut) throw new Refusal(2034, REFUSALS.soldOut)
    if (user.coins < price) throw new Refusal(2072, REFUSALS.tooFewCoins)
    user.coins -= price
    bring(kennel, id, now)
    return { shop: shopOf(asked), detail: detailOf(asked) }
  })

  on(switchPet, (asked) => {
    const kennel = ownKennel(asked)
    const { id } = planOf(asked.input.petId)
    if (!kennel.pets.has(id)) throw new Refusal(2007, PET_REFUSALS.notOwned)
    if (kennel.out === id) throw new Refusal(2060, PET_REFUSALS.outAlready)
    kennel.out = id
    return { shop: shopOf(asked), detail: detailOf(asked) }
  })

  on(renamePet, (asked) => {
    const pet = petOut(ownKennel(asked))
    if (!pet) throw new Refusal(2007, PET_REFUSALS.noPet)
    const name = asked.input.name.trim()
    if (!name || [...name].length > NAME_LENGTH) throw new Refusal(5001, PET_REFUSALS.badName)
    pet.name = name
    return detailOf(asked)
  })

  on(drawPetPrize, (asked) => {
    const { user, now, input, language } = asked
    if (!petIn(asked)) throw new Refusal(2007, PET_REFUSALS.noPet)
    const kennel = kennelOf(user)
    const free = input.times === '1' && leftToday(kennel.freeDraws, FREE_DRAWS, now) > 0
    const price = free ? 0 : input.times === '1' ? PRICES.one : PRICES.ten
    if (user.coins < price) throw new Refusal(2072, REFUSALS.tooFewCoins)
    user.coins -= price
    if (free) countOne(kennel.freeDraws, now)
    const grants = Array.from({ length: Number(input.times) }, () => drawOnce(user.luck))
    for (const grant of grants) kennel.wins.push({ at: now, grant })
    payOut(user, grants)
    return { granted: rewardsOf(grants, language), pool: poolOf(asked) }
  })

  on(getPetRanks, ({ user, state, input, language }) => {
    const mine = petOut(kennelOf(user))
    const pets = [...otherPets(state.firstMidnight), ...(mine ? [{ roomId: MY_HALL, pet: mine }] : [])]
    const rows = pets.flatMap(({ roomId, pet: { kind, name, experience } }) => {
      const hall = hallOf(roomId, language, state)
      if (!hall || (user.scenario.empty && roomId !== MY_HALL)) return []
      return {
        rank: 0,
        roomId,
        hallName: hall.name,
        owner: hall.owner,
        petName: name || words[language].pets[kind].name,
        kind,
        level: levelOf(experience),
        score: experience,
      }
    })
    const places = ranked(rows)
    const own = [...places, ...rows].find(({ roomId }) => roomId === MY_HALL)
    return standingsOf(places, own, input)
  })
})
