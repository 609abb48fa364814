import { mount } from '#shared/runtime/app'
import { TasksPage } from './TasksPage.tsx'

mount(<TasksPage />)
