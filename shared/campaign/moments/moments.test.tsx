import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { afterThisTest } from '#testing/browser.ts'
import { renderComponent } from '#testing/render-component.tsx'
import { Film } from './index.ts'

const films = (ended = () => {}) => (
  <>
    {['Encore', 'Rain'].map((title) => (
      <Film
        key={title}
        src={`/${title}.mp4`}
        cover=""
        drawn={null}
        title={title}
        seconds={75}
        onEnded={ended}
      />
    ))}
  </>
)
const play = (title: string) => screen.getByRole('button', { name: `Play ${title}` })
const videos = () => [...document.querySelectorAll('video')].map((video) => video.getAttribute('src'))

it('a video is loaded when it is played, and ends the one that played', async () => {
  const { user } = renderComponent(films(), 'en')
  expect(videos()).toEqual([])
  await user.click(play('Encore'))
  expect(videos()).toEqual(['/Encore.mp4'])
  await user.click(play('Rain'))
  expect(videos()).toEqual(['/Rain.mp4'])
})

it('a video that is out of view is let go of', async () => {
  afterThisTest(() => void vi.unstubAllGlobals())
  let see: (entries: { isIntersecting: boolean }[]) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: typeof see) {
        see = seen
      }
      observe() {}
      disconnect() {}
    },
  )
  const { user } = renderComponent(films(), 'en')
  await user.click(play('Encore'))
  const video = document.querySelector('video')
  act(() => see([{ isIntersecting: false }]))
  expect(videos()).toEqual([])
  expect(video?.hasAttribute('src')).toBe(false)
})

it('a video that was watched to its end shows a message, and one that fails can be tried again', async () => {
  const ended = vi.fn()
  const { user } = renderComponent(films(ended), 'en')
  await user.click(play('Encore'))
  fireEvent.ended(document.querySelector('video') as HTMLVideoElement)
  expect(ended).toHaveBeenCalledOnce()
  await user.click(play('Encore'))
  fireEvent.error(document.querySelector('video') as HTMLVideoElement)
  expect(screen.getByRole('alert').textContent).toContain('did not play')
  await user.click(play('Encore'))
  expect(videos()).toEqual(['/Encore.mp4'])
})
