import { screen } from '@testing-library/react'
import { correction, generate } from 'lean-qr/nano'
import { expect, test } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { Qr } from './index.ts'

const LINK = 'https://pages.example/battle'

test('every dark field of a QR code is drawn once, within a quiet zone, and the code has its name', () => {
  renderComponent(<Qr link={LINK} name="This page" />)
  const drawn = screen.getByRole('img', { name: 'This page' })
  const code = generate(LINK, { minCorrectionLevel: correction.M })
  const rows = Array.from({ length: code.size }, (_, index) => index)
  const dark = rows.flatMap((y) => rows.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`))
  expect(drawn.querySelector('path')?.getAttribute('d')).toBe(dark.join(''))
  expect(drawn.getAttribute('viewBox')).toBe(`-3 -3 ${code.size + 6} ${code.size + 6}`)
})

test('a link of this site that is too long for a code loses its longest parameters, and keeps the others', () => {
  const here = `${location.origin}/download?channelId=c`
  const pathOf = (link: string) => {
    const { unmount } = renderComponent(<Qr link={link} name="This page" />)
    const path = screen.getByRole('img').querySelector('path')?.getAttribute('d')
    unmount()
    return path
  }
  expect(pathOf(`${here}&materialId=${'x'.repeat(3000)}`)).toBe(pathOf(here))
})

test('a link of another site that is too long has no code, and the page goes on', () => {
  renderComponent(<Qr link={`${LINK}?sign=${'x'.repeat(3000)}`} name="This page" />)
  expect(screen.queryByRole('img')).toBeNull()
})
