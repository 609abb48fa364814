import { expect, it } from 'vitest'
import { listActivities } from '#shared/api/activity-list'
import { createSandbox } from '../sandbox/index.ts'
import { ask } from '../sandbox/testing/ask.ts'
import { metas } from './metas.ts'

it('the pages list the campaigns that the API has, each at the address of its page', async () => {
  const { data } = await ask(createSandbox(), listActivities, {})
  const ofApi = data.flatMap(({ id, path }) => (path ? [`${id} ${path}`] : []))
  const ofPages = Object.values(metas).flatMap(({ listed, paths: [path] }) =>
    listed ? [`${listed} ${path}`] : [],
  )
  expect(ofPages.sort()).toEqual(ofApi.sort())
})
