import { mount } from '#shared/runtime/app'
import { BindScreen } from '../_family/BindScreen.tsx'

mount(<BindScreen kind="newMedia" />)
