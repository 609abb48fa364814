import { mount } from '#shared/runtime/app'
import { InvitationPage } from './InvitationPage'

mount(<InvitationPage />)
