import { mount } from '#shared/runtime/app'
import { DemoPage } from './DemoPage.tsx'
import { loadDemo, PIECES } from './demos.ts'
import { PieceList } from './PieceList.tsx'
import { THEMES } from './themes.ts'

const asked = new URLSearchParams(location.search)
const piece = asked.get('piece') ?? ''
const theme = asked.get('theme') ?? ''

/** The demo is loaded before the first render, so that the page appears at once. */
async function start(): Promise<void> {
  const demo = await loadDemo(piece)
  const page = demo ? (
    <DemoPage piece={piece} demo={demo} only={asked.get('case')} theme={THEMES[theme] ?? ''} />
  ) : (
    <PieceList missing={piece} pieces={PIECES} themes={Object.keys(THEMES)} />
  )
  mount(page)
}

void start()
