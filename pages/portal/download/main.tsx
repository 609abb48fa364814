import { mount } from '#shared/runtime/app'
import { DownloadPage } from './DownloadPage'

mount(<DownloadPage />)
