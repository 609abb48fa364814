import { mount } from '#shared/runtime/app'
import { BingoPage } from './BingoPage.tsx'

mount(<BingoPage />)
