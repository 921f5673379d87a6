import { expect, it } from 'vitest'
import { careContent } from '../../../sandbox/benefit-data/care/describe.ts'
import { findCategory, findService, needsToken, partnerAddress, servicesOf } from './catalogue.ts'

const content = careContent('NB', 'en', 'https://images.example.com')

it(
  'servicesOf lists the services of a connected care category, with the pinned services first',
  { tags: ['CARE-04', 'CARE-08', 'D-134'] },
  () => {
    for (const category of content.categories) {
      const services = servicesOf(content, category)
      expect(services.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
        [...category.services].toSorted((a, b) => a - b),
      )
      const pins = services.map(({ isPinned }) => isPinned)
      expect(pins).toEqual(pins.toSorted((a, b) => Number(b) - Number(a)))
    }
    const [first, second] = content.services
    const pinnedLast = {
      ...content,
      services: [
        { ...first!, isPinned: false },
        { ...second!, isPinned: true },
      ],
    }
    expect(
      servicesOf(pinnedLast, { ...content.categories[0]!, services: [first!.id, 999, second!.id] }).map(({ id }) => id),
    ).toEqual([second!.id, first!.id])
  },
)

it('looking up an unknown id of a category or service of connected care returns undefined', () => {
  expect(findCategory(content, '1')?.id).toBe(1)
  expect(findService(content, '2')?.id).toBe(2)
  for (const id of [undefined, '', '0', '999', '1.0', 'x'])
    expect([findCategory(content, id), findService(content, id)]).toEqual([undefined, undefined])
})

it(
  "a partner URL contains the member's token only if it has a placeholder for the token",
  { tags: ['CARE-12', 'D-135'] },
  () => {
    const asking = { buttonExternalLink: 'https://a.example.com/en?token={token}' }
    const other = { buttonExternalLink: 'https://a.example.com/en' }
    expect([needsToken(asking), needsToken(other)]).toEqual([true, false])
    expect(partnerAddress(asking, 'a.b+c.d')).toBe('https://a.example.com/en?token=a.b%2Bc.d')
    expect(partnerAddress(other, 'a.b.c')).toBe('https://a.example.com/en')
  },
)
