import { expect, it } from 'vitest'
import glass from './glass.module.css'
import lacquer from './lacquer.module.css'
import planks from './planks.module.css'
import ticket from './ticket.module.css'
import torn from './torn.module.css'
import woven from './woven.module.css'

const SKINS = { glass, lacquer, planks, ticket, torn, woven }

it.each(Object.entries(SKINS))('the skin %s says what a panel and its title are made of', (_, sheet) => {
  expect([sheet.panel, sheet.title].every(Boolean)).toBe(true)
})
