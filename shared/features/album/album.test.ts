import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pickFromAlbum } from './index.ts'

const AGENT = 'Mozilla/5.0 (Linux; Android 11) PartyPlay/3.17.0'
const field = () => document.querySelector<HTMLInputElement>('input[type=file]')

/** Our Android app with these albums, which answer so. */
function inApp(albums: Record<string, string>) {
  vi.stubGlobal('navigator', { userAgent: AGENT })
  const asked: [string, unknown][] = []
  const album = (method: string, answer: string) => (json: string) => {
    const { callback, ...payload } = JSON.parse(json)
    asked.push([method, payload])
    setTimeout(() => (window as unknown as Record<string, (text: string) => void>)[callback]?.(answer), 50)
  }
  const methods = Object.entries(albums).map(([method, answer]) => [method, album(method, answer)])
  vi.stubGlobal('android', { jumpRoom: () => {}, ...Object.fromEntries(methods) })
  return asked
}

/** Chooses in the browser's chooser. */
function choose(...files: File[]) {
  Object.defineProperty(field(), 'files', { value: files })
  field()?.dispatchEvent(new Event('change'))
}

async function answered(picking: Promise<unknown>) {
  await vi.advanceTimersByTimeAsync(100)
  return picking
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

it('the new album is opened with type, sort and num', async () => {
  const asked = inApp({ openNativeAlbumNew: '["https://a.example/1.png"]', openNativeAlbum: '[]' })
  expect(await answered(pickFromAlbum({ type: 'image', num: 3, sort: 'asc' }))).toEqual([
    { url: 'https://a.example/1.png' },
  ])
  expect(asked).toEqual([['openNativeAlbumNew', { type: 'image', sort: 'asc', num: 3 }]])
})

it('an app without the new album has its old one opened', async () => {
  const asked = inApp({ openNativeAlbum: '{"url":"https://a.example/1.mp4"}' })
  expect(await answered(pickFromAlbum({ type: 'video' }))).toEqual([{ url: 'https://a.example/1.mp4' }])
  expect(asked).toEqual([['openNativeAlbum', { type: 'video', sort: 'desc', num: 1 }]])
})

it.each([
  ['a list under list', '{"list":[{"url":"https://a.example/1.png"}]}', ['https://a.example/1.png']],
  ['a list under data', '{"code":200,"data":["https://a.example/1.png"]}', ['https://a.example/1.png']],
  ['a bare address', 'https://a.example/1.png', ['https://a.example/1.png']],
  ['a picture as a data URL', '["data:image/png;base64,AA=="]', ['data:image/png;base64,AA==']],
  ['null', 'null', []],
  ['a refusal', '{"code":-1}', []],
  ['an empty list', '[]', []],
  ['broken JSON', '[{"url":', []],
  ['numbers and nulls', '[1,null,{"url":7},{"url":null}]', []],
  ['addresses that run', '["javascript:alert(1)","data:text/html;base64,AA==","file:///etc/passwd"]', []],
  [
    'more than was asked for',
    '["https://a.example/1","https://a.example/2","https://a.example/3"]',
    ['https://a.example/1', 'https://a.example/2'],
  ],
])('an app that answers %s is understood', async (_, answer, urls) => {
  inApp({ openNativeAlbumNew: answer })
  expect(await answered(pickFromAlbum({ type: 'image', num: 2 }))).toEqual(urls.map((url) => ({ url })))
})

it('a plain browser opens its file chooser at once', async () => {
  const picking = pickFromAlbum({ type: 'image', num: 2 })
  expect(field()).toMatchObject({ accept: 'image/*', multiple: true, hidden: true })
  const photos = [1, 2, 3].map((at) => new File(['x'], `${at}.png`, { type: 'image/png' }))
  choose(new File(['x'], 'x.exe', { type: 'application/x-msdownload' }), ...photos)
  expect(await picking).toEqual([{ file: photos[0] }, { file: photos[1] }])
  expect(field()).toBeNull()
})

it('albums are opened one at a time', () => {
  void pickFromAlbum({ type: 'video', num: 0 })
  expect(field()).toMatchObject({ accept: 'video/*', multiple: false })
})

it('an app without any album leaves it to the file chooser', async () => {
  inApp({})
  const picking = pickFromAlbum({ type: 'image' })
  await vi.advanceTimersByTimeAsync(0)
  const photo = new File(['x'], 'a.png', { type: 'image/png' })
  choose(photo)
  expect(await picking).toEqual([{ file: photo }])
})

it('a person who turns back has chosen nothing', async () => {
  const picking = pickFromAlbum({ type: 'image' })
  field()?.dispatchEvent(new Event('cancel'))
  expect(await picking).toEqual([])
})

it('where a browser does not tell that nothing was chosen, the next choice settles the one before', async () => {
  const first = pickFromAlbum({ type: 'image' })
  void pickFromAlbum({ type: 'image' })
  expect(await first).toEqual([])
})
