import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createSandbox, type Sandbox } from '#sandbox/index.ts'
import { uploadClueScreenshot } from '#shared/api/media-clue'
import { uploadMomentFile } from '#shared/api/video-moment-upload'
import { bridge } from '#shared/runtime/bridge'
import { session } from '#shared/runtime/session'
import { putSandbox } from '#testing/fetch.ts'
import { renderComponent } from '#testing/render-component.tsx'
import { PictureField, usePictures } from './index.ts'

let sandbox: Sandbox
const UPLOAD = '/user/media/clue/screenshot'

beforeEach(() => {
  sandbox = createSandbox()
  putSandbox(sandbox)
  session.save({ token: 'demo-10001', userId: '10001' })
})

function Field({ start = [], ...how }: { start?: string[]; type?: 'video'; album?: 'desc' }) {
  const [urls, onChange] = useState(start)
  return (
    <PictureField
      pictures={usePictures({
        endpoint: how.type ? uploadMomentFile : uploadClueScreenshot,
        urls,
        onChange,
        most: 3,
        mostMb: 1,
        ...how,
      })}
    />
  )
}

const open = () => renderComponent(<Field start={[]} />)
const add = () => screen.getByRole('button', { name: '添加图片' })
const removes = () => screen.queryAllByRole('button', { name: /^删除/ })
const photo = (name: string, size = 3, type = 'image/png') => new File([new Uint8Array(size)], name, { type })

/** Chooses in the browser's chooser, which the last tap has opened. */
function choose(...files: File[]) {
  const field = document.querySelector('input[type=file]') as HTMLInputElement
  Object.defineProperty(field, 'files', { value: files })
  field.dispatchEvent(new Event('change'))
}

it('pictures of a browser are uploaded one after the other, and can be taken away again', async () => {
  const { user } = open()
  await user.click(add())
  choose(photo('a.png'), photo('b.png'))
  await waitFor(() => expect(removes()).toHaveLength(2))
  await waitFor(() => expect(screen.queryAllByRole('progressbar')).toHaveLength(0))
  expect(sandbox.calls.map(({ path, params }) => [path, params.file])).toEqual([
    [UPLOAD, 'image/png, 3 bytes'],
    [UPLOAD, 'image/png, 3 bytes'],
  ])
  await user.click(removes()[0] as HTMLElement)
  expect(removes()).toHaveLength(1)
})

it.each([
  ['of another type', [photo('a.pdf', 3, 'application/pdf')], '请选择 PNG、JPEG、WebP 或 GIF 图片', 0],
  ['that is too large', [photo('a.png', 1024 * 1024 + 1)], '有图片超过 1 MB，请换一张小一点的', 0],
  ['beyond the number', ['a', 'b', 'c', 'd'].map((name) => photo(name)), '最多 3 张，多出的没有添加', 3],
])('a file %s is not uploaded, and the person reads why', async (_, files, words, taken) => {
  const { user } = open()
  await user.click(add())
  choose(...files)
  expect(await screen.findByText(words)).toBeTruthy()
  await waitFor(() => expect(screen.queryAllByRole('progressbar')).toHaveLength(0))
  expect(sandbox.calls).toHaveLength(taken)
})

it('a JPEG that comes without a type is known by its first bytes', async () => {
  const { user } = open()
  for (const [at, type] of ['', 'application/octet-stream'].entries()) {
    await user.click(add())
    choose(new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'image:1641', { type }))
    await waitFor(() =>
      expect(sandbox.calls.map(({ params }) => params.file)).toEqual(
        Array(at + 1).fill('image/jpeg, 4 bytes'),
      ),
    )
    await waitFor(() => expect(screen.queryAllByRole('progressbar')).toHaveLength(0))
  }
  await user.click(add())
  choose(photo('x', 3, ''))
  expect(await screen.findByText('请选择 PNG、JPEG、WebP 或 GIF 图片')).toBeTruthy()
})

it('an empty picture and one that is too large are refused with the reason, without a retry', async () => {
  const { user } = open()
  await user.click(add())
  choose(photo('a.png', 0))
  expect(await screen.findByText('图片是空的，请换一张')).toBeTruthy()
  sandbox.addFault({ path: UPLOAD, status: 413 })
  await user.click(add())
  choose(photo('a.png'))
  expect(await screen.findByText('图片太大，未能上传，请换一张较小的')).toBeTruthy()
  expect(removes()).toHaveLength(0)
})

it.each([204, 205])('a picture that is answered %i offers a retry', async (status) => {
  const { user } = open()
  sandbox.addFault({ path: UPLOAD, status })
  await user.click(add())
  choose(photo('a.png'))
  expect(await screen.findByRole('button', { name: '重新上传' })).toBeTruthy()
})

it('a picture that did not arrive can be sent again', async () => {
  sandbox.addFault({ path: UPLOAD, drop: true, times: 1 })
  const { user } = open()
  await user.click(add())
  choose(photo('a.png'))
  await user.click(await screen.findByRole('button', { name: '重新上传' }))
  await waitFor(() => expect(screen.queryByText('没传上去')).toBeNull())
  await waitFor(() => expect(screen.queryAllByRole('progressbar')).toHaveLength(0))
  expect(removes()).toHaveLength(1)
})

it('the app uploads its pictures itself', async () => {
  vi.spyOn(bridge, 'inApp', 'get').mockReturnValue(true)
  const upload = vi
    .spyOn(bridge, 'upload')
    .mockResolvedValue({ ok: true, value: ['https://cdn.example/1.png', 'https://cdn.example/2.png'] })
  const { user } = open()
  await user.click(add())
  expect(removes()).toHaveLength(2)
  expect(upload).toHaveBeenCalledWith({ type: 'image', num: 3 })
  expect(sandbox.calls).toEqual([])
})

it('with the app’s album what it gives as an address is there, and what it gives as a file is uploaded', async () => {
  vi.spyOn(bridge, 'inApp', 'get').mockReturnValue(true)
  const album = vi.spyOn(bridge, 'openNativeAlbumNew').mockResolvedValue({
    ok: true,
    value: ['https://cdn.example/1.mp4', 'data:video/mp4;base64,AAAA'],
  })
  const { user } = renderComponent(<Field type="video" album="desc" />)
  await user.click(screen.getByRole('button', { name: '选择视频' }))
  await waitFor(() => expect(screen.queryAllByText('已选好的视频')).toHaveLength(2))
  expect(album).toHaveBeenCalledWith({ type: 'video', sort: 'desc', num: 3 })
  await waitFor(() => expect(sandbox.calls.map(({ params }) => params.file)).toEqual(['video/mp4, 3 bytes']))
})
