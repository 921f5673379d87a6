import { expect, test } from 'vitest'
import { leaksOf } from './support/leaks.ts'

// setup.ts calls `leaksOf` after every page test and passes the URLs, storage, logs and beacons of that test.
const NONE = { addresses: ['/en/history'], kept: { locale: 'fr' }, logged: [], beacons: [] }

test('leaksOf finds a personal value in URLs, storage, logs and beacons', () => {
  expect(leaksOf({ ...NONE, kept: { email: 'default@example.com', securityPolicy: '{}' } })).toEqual([])
  expect(leaksOf({ ...NONE, addresses: ['/en/card?name=ROY-C%C3%94T%C3%89'] })).toEqual(['an address has ROY-CÔTÉ'])
  expect(leaksOf({ ...NONE, kept: { draft: '{"born":"19860412"}' } })).toEqual(['storage (draft) has 19860412'])
  expect(leaksOf({ ...NONE, logged: ['answer 19860412'], beacons: ['b=19860412'] })).toHaveLength(2)
})
