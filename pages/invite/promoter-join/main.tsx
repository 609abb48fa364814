import { mount } from '#shared/runtime/app'
import { JoinPage } from './JoinPage.tsx'

mount(<JoinPage />)
