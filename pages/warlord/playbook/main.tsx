import { mount } from '#shared/runtime/app'
import { PlaybookPage } from './PlaybookPage.tsx'

mount(<PlaybookPage />)
