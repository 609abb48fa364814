import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { startI18n } from '#shared/runtime/i18n'
import { mount, renderFrame, takeMounted } from './index.ts'

it('in Node a mounted page is handed to the prerender, once', () => {
  mount(<p>战令</p>)
  const [page] = takeMounted()
  startI18n('zh', {})
  expect(renderToString(renderFrame(page))).toContain('<p>战令</p>')
  expect(takeMounted()).toEqual([])
})
