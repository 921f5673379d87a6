import { expect, it } from 'vitest'
import { estimateInLink, estimateQuery } from './shared-estimate.ts'

const read = (search: string) => estimateInLink({ search })

it('an estimate reads from its link as it was written, price and number of visits', { tags: ['D-283'] }, () => {
  expect(read(`?${new URLSearchParams(estimateQuery('95.00', '3')).toString()}`)).toEqual({
    cost: '95.00',
    visits: '3',
  })
})

it('what is no price and no number of visits is left out of a link', { tags: ['D-283'] }, () => {
  for (const search of ['', '?cost=&visits=', '?cost=0.00&visits=0', '?cost=-5&visits=21', '?cost=<b>&visits=1e3'])
    expect(read(search)).toEqual({ cost: undefined, visits: '1' })
  expect(read('?cost=99999999999999.00&visits=2')).toEqual({ cost: undefined, visits: '2' })
})
