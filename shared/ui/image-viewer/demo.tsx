import { useState } from 'react'
import type { Demo, DemoTools } from '#testing/demo.ts'
import { ImageViewer } from './index.ts'

/** A drawn picture, so that the demo needs no host. */
const drawn = (width: number, height: number, tone: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${tone}"/><circle cx="${width * 0.7}" cy="${height * 0.3}" r="${height / 8}" fill="#ffe7a8"/><path d="M0 ${height}L${width * 0.35} ${height * 0.45}L${width * 0.6} ${height * 0.8}L${width * 0.8} ${height * 0.6}L${width} ${height}Z" fill="#223"/></svg>`,
  )}`

function Open(props: { tools: DemoTools; count: number; actions?: boolean }) {
  const { say, note } = props.tools
  const [open, setOpen] = useState<number | null>(null)
  const all = [
    { src: drawn(900, 600, '#7fb2d9'), alt: say({ zh: '海边', en: 'By the sea', tw: '海邊' }) },
    {
      src: drawn(600, 1200, '#d98f7f'),
      alt: say({ zh: '山间黄昏', en: 'Evening in the hills', tw: '山間黃昏' }),
    },
    { src: drawn(800, 800, '#8bbf96'), alt: say({ zh: '湖', en: 'The lake', tw: '湖' }) },
  ]
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(0)}>
        {say({ zh: '查看图片', en: 'Look at the pictures', tw: '檢視圖片' })}
      </button>
      <ImageViewer
        pictures={all.slice(0, props.count)}
        open={open}
        onClose={() => setOpen(null)}
        actions={
          props.actions
            ? ({ alt }) => (
                <button type="button" onClick={() => note(alt)}>
                  {say({ zh: '保存', en: 'Save', tw: '儲存' })}
                </button>
              )
            : undefined
        }
      />
    </>
  )
}

export default {
  several: (tools) => <Open tools={tools} count={3} />,
  'with an action': (tools) => <Open tools={tools} count={3} actions />,
  'one alone': (tools) => <Open tools={tools} count={1} />,
} satisfies Demo
