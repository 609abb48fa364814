import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '#testing/render-component.tsx'
import { Fact, FactList, FactPerson } from './index.ts'

test('each fact is a term with its definition, in their order', () => {
  renderComponent(
    <FactList label="Bill">
      <Fact name="Fee" kind="figure">
        −20
      </Fact>
      <Fact name="You get" kind="sum">
        ¥198.00
      </Fact>
    </FactList>,
  )
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Fee', 'You get'])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['−20', '¥198.00'])
})

test('a person’s name in a fact stays text, as it is written', () => {
  renderComponent(<FactPerson userId="20013" nickname="<b>A</b>" portrait="" />)
  expect(screen.getByText('<b>A</b>').tagName).toBe('BDI')
  expect(screen.getByText('20013').getAttribute('translate')).toBe('no')
})
