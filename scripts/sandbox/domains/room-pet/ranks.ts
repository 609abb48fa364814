import type { HandlerRequest } from '../../domain.ts'
import { ranked, standingsOf } from '../../world/board-of.ts'
import { publicPerson } from '../../world/people.ts'
import type { State } from '../../world/state.ts'
import { fill, type Language } from '../../world/text.ts'
import { hallOf } from '../room/index.ts'
import { kennelOf, otherPets, type Pet, petOut } from './pet.ts'
import { FAR, levelOf, MY_HALL, PETS, words } from './plan.ts'

/** Halls by the experience of the pet that is out, mine among them. */
export function ranksOf(request: HandlerRequest<{ pageNum?: unknown; pageSize?: unknown }>) {
  const { user, state, input, language } = request
  const mine = petOut(kennelOf(user, state))
  const others = user.scenario.empty ? [] : otherPets(state.firstMidnight)
  const near = [...others, ...(mine ? [{ roomId: MY_HALL, pet: mine }] : [])].flatMap(({ roomId, pet }) => {
    const hall = hallOf(roomId, language, state)
    return hall ? [rowOf(hall, pet, language)] : []
  })
  const rows = user.scenario.empty ? near : [...near, ...farRows(state, language)]
  const places = ranked(rows)
  const own = [...places, ...rows].find(({ roomId }) => roomId === MY_HALL)
  return standingsOf(places, own, input)
}

/** Halls that are on the ranking alone, behind the others: it does not end with the first page. */
function farRows(state: State, language: Language) {
  return Array.from({ length: FAR.halls }, (_, at) => {
    const owner = publicPerson(state.user(String(43_001 + at)))
    const name = fill(words[language].hallOf, { name: owner.nickname })
    const kind = PETS[at % PETS.length]?.id ?? 'cat'
    const experience = Math.floor(FAR.top * FAR.part ** at)
    return rowOf({ roomId: String(89_001 + at), name, owner }, { kind, name: '', experience }, language)
  })
}

function rowOf(
  hall: { roomId: string; name: string; owner: ReturnType<typeof publicPerson> },
  { kind, name, experience }: Pick<Pet, 'kind' | 'name' | 'experience'>,
  language: Language,
) {
  return {
    rank: 0,
    roomId: hall.roomId,
    hallName: hall.name,
    owner: hall.owner,
    petName: name || words[language].pets[kind].name,
    kind,
    level: levelOf(experience),
    score: experience,
  }
}
