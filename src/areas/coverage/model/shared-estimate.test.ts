import { expect, it } from 'vitest'
import { estimateInLink, estimateQuery } from './shared-estimate.ts'

const read = (search: string) => estimateInLink({ search })

it(
  'a link to an estimate contains the price and the number of visits, and both are read back unchanged',
  { tags: ['D-283'] },
  () => {
    expect(read(`?${new URLSearchParams(estimateQuery('95.00', '3')).toString()}`)).toEqual({
      cost: '95.00',
      visits: '3',
    })
  },
)

it('an invalid price in a link is ignored, and an invalid number of visits is read as 1', { tags: ['D-283'] }, () => {
  for (const search of ['', '?cost=&visits=', '?cost=0.00&visits=0', '?cost=-5&visits=21', '?cost=<b>&visits=1e3'])
    expect(read(search)).toEqual({ cost: undefined, visits: '1' })
  expect(read('?cost=99999999999999.00&visits=2')).toEqual({ cost: undefined, visits: '2' })
})
