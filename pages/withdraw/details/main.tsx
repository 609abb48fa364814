import { mount } from '#shared/runtime/app'
import { DetailsPage } from './DetailsPage.tsx'

mount(<DetailsPage />)
