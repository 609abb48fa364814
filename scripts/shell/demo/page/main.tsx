import { mount } from '#shared/runtime/app'
import { ComponentList } from './ComponentList.tsx'
import { DemoPage } from './DemoPage.tsx'
import { COMPONENTS, loadDemo } from './demos.ts'
import { THEMES } from './themes.ts'

const asked = new URLSearchParams(location.search)
const component = asked.get('component') ?? ''
const theme = asked.get('theme') ?? ''

/** The demo is loaded before the first render, so that the page appears at once. */
async function start(): Promise<void> {
  const demo = await loadDemo(component)
  const page = demo ? (
    <DemoPage component={component} demo={demo} only={asked.get('case')} theme={THEMES[theme] ?? ''} />
  ) : (
    <ComponentList missing={component} components={COMPONENTS} themes={Object.keys(THEMES)} />
  )
  mount(page)
}

void start()
