import { mount } from '#shared/runtime/app'
import { AlbumPage } from './AlbumPage.tsx'

mount(<AlbumPage />)
