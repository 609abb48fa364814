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
import { domain } from '../../domain.ts'
import { countOne, leftToday } from '../../world/daily.ts'
import { drawOne } from '../../world/random.ts'
import { found, Refusal } from '../../world/refusal.ts'
import { REFUSALS } from '../../world/refusal-words.ts'
import { charge, payOut, rewardsOf } from '../../world/rewards.ts'
import { drawsOf } from './draws.ts'
import { bring, type Kennel, kennelOf, petOut, please } from './pet.ts'
import {
  FREE_DRAWS,
  isRefusedName,
  NAME_LENGTH,
  PET_REFUSALS,
  PETS,
  PRICES,
  PRIZES,
  WORTH,
  words,
} from './plan.ts'
import { ranksOf } from './ranks.ts'
import { detailOf, hallIn, type InHall, petIn, poolOf, shopOf } from './view.ts'

/** The kennel that I keep. Throws a Refusal with code 2066 in another hall. */
function ownKennel(request: InHall) {
  if (!hallIn(request).keeper) throw new Refusal(2066, PET_REFUSALS.notKeeper)
  return kennelOf(request.user, request.state)
}

function planOf(petId: string | number) {
  return found(PETS.find(({ id }) => id === petId))
}

/** Throws a Refusal with code 2007 when it costs another price than the person agreed to. */
function asAgreed(price: number, agreed: string | number) {
  if (Number(agreed) !== price) throw new Refusal(2007, REFUSALS.priceChanged)
}

/** Throws a Refusal with code 2081 when another pet is out than the person saw. */
function asSeen(kennel: Kennel, seenOut: string | undefined) {
  if (seenOut !== undefined && seenOut !== (kennel.out ?? '')) {
    throw new Refusal(2081, PET_REFUSALS.changedMeanwhile)
  }
}

export const roomPet = domain((on, when) => {
  for (const { what, experience, mood } of WORTH) {
    when(what, (user, amount, now, state) => {
      const pet = petOut(kennelOf(user, state))
      if (pet) please(pet, experience * amount, mood * amount, now)
    })
  }

  on(getRoomPet, detailOf)
  on(listPets, shopOf)
  on(getPetPrizes, poolOf)

  on(buyPet, (request) => {
    const { user, now, input } = request
    const kennel = ownKennel(request)
    const { id, price, soldOut } = planOf(input.petId)
    if (kennel.pets.has(id)) throw new Refusal(2060, PET_REFUSALS.ownedAlready)
    if (soldOut) throw new Refusal(2034, REFUSALS.soldOut)
    asAgreed(price, input.price)
    charge(user, price)
    bring(kennel, id, now)
    kennel.changedBy = user
    return { shop: shopOf(request), detail: detailOf(request) }
  })

  on(switchPet, (request) => {
    const kennel = ownKennel(request)
    const { id } = planOf(request.input.petId)
    if (!kennel.pets.has(id)) throw new Refusal(2007, PET_REFUSALS.notOwned)
    if (kennel.out === id) throw new Refusal(2060, PET_REFUSALS.outAlready)
    asSeen(kennel, request.input.seenOut)
    kennel.out = id
    kennel.changedBy = request.user
    return { shop: shopOf(request), detail: detailOf(request) }
  })

  on(renamePet, (request) => {
    const { user, input, language } = request
    const kennel = ownKennel(request)
    const pet = petOut(kennel)
    if (!pet) throw new Refusal(2007, PET_REFUSALS.noPet)
    const name = input.name.trim()
    if (!name || [...name].length > NAME_LENGTH) throw new Refusal(5001, PET_REFUSALS.badName)
    if (isRefusedName(name)) throw new Refusal(5001, PET_REFUSALS.refusedName)
    asSeen(kennel, input.seenOut)
    const called = pet.name || words[language].pets[pet.kind].name
    if (input.seenName !== undefined && input.seenName !== called && name !== called) {
      throw new Refusal(2081, PET_REFUSALS.changedMeanwhile)
    }
    pet.name = name
    kennel.changedBy = user
    return detailOf(request)
  })

  on(drawPetPrize, (request) => {
    const { user, now, input, language } = request
    if (!petIn(request)) throw new Refusal(2007, PET_REFUSALS.noPet)
    const draws = drawsOf(user)
    const free = input.times === '1' && leftToday(draws.free, FREE_DRAWS, now) > 0
    const price = free ? 0 : input.times === '1' ? PRICES.one : PRICES.ten
    asAgreed(price, input.price)
    charge(user, price)
    if (free) countOne(draws.free, now)
    const grants = Array.from({ length: Number(input.times) }, () => drawOne(user.luck, PRIZES).grant)
    for (const grant of grants) draws.wins.push({ at: now, grant })
    payOut(user, grants)
    return { granted: rewardsOf(grants, language), pool: poolOf(request) }
  })

  on(getPetRanks, ranksOf)
})
