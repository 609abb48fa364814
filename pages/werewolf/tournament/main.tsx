import { mount } from '#shared/runtime/app'
import { TournamentPage } from './TournamentPage.tsx'

mount(<TournamentPage />)
