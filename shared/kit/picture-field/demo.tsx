import { useState } from 'react'
import { uploadClueScreenshot } from '#shared/api/media-clue'
import type { Demo } from '#testing/demo'
import { PictureField, usePictures } from './index.ts'

function Field({ start }: { start: string[] }) {
  const [urls, onChange] = useState(start)
  return (
    <PictureField
      pictures={usePictures({ endpoint: uploadClueScreenshot, urls, onChange, most: 6, mostMb: 5 })}
    />
  )
}

const shown = (many: number) => Array.from({ length: many }, (_, at) => `/static-cdn/portraits/${at}.svg`)

const demo = (many: number) => () => <Field start={shown(many)} />

export default { empty: demo(0), usual: demo(2), many: demo(6) } satisfies Demo
