import { useState } from 'react'
import { uploadClueScreenshot } from '#shared/api/media-clue'
import type { Demo } from '#testing/demo'
import { PictureField, usePictures } from './index.ts'

function Field({ start, type = 'image' }: { start: string[]; type?: 'image' | 'video' }) {
  const [urls, onChange] = useState(start)
  return (
    <PictureField
      pictures={usePictures({
        endpoint: uploadClueScreenshot,
        urls,
        onChange,
        type,
        most: type === 'image' ? 6 : 1,
        mostMb: 5,
      })}
    />
  )
}

const shown = (many: number) => Array.from({ length: many }, (_, at) => `/static-cdn/portraits/${at}.svg`)

const demo = (many: number) => () => <Field start={shown(many)} />

export default {
  empty: demo(0),
  usual: demo(2),
  many: demo(6),
  video: () => <Field type="video" start={['/static-cdn/moments/0.mp4']} />,
} satisfies Demo
