import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { claimedBy, idsIn, summarise, unknownIds } from './claims.ts'
import { readTitles, titlesIn } from './titles.ts'

const requirements = readFileSync('tests/requirements.txt', 'utf8').split('\n').filter(Boolean)

describe('the list of requirements', () => {
  it('has each of them once', () => {
    expect(requirements).toHaveLength(1001)
    expect(new Set(requirements).size).toBe(1001)
  })
  it('has every id that a test claims', () => {
    expect(unknownIds(readTitles('.'), requirements)).toEqual([])
    const area = 'SHELL' // apart from its number, or this very title would claim it
    expect(unknownIds([{ title: `claims ${area}-999 and WRONG-01`, file: 'a.test.ts' }], requirements)).toEqual([`a.test.ts: ${area}-999`])
  })
})

describe('ids in a title', () => {
  it.each([
    [['one', '-01 is read'].join(''), []],
    ['a b', []],
  ])('%j has none', (title, ids) => expect(idsIn(title)).toEqual(ids))

  it('are one, several, or a range', () => {
    const area = 'HIST'
    expect(idsIn(`${area}-23 reads`)).toEqual([`${area}-23`])
    expect(idsIn(`${area}-23..25, I18N-01 and A11Y-02 (D-91)`)).toEqual([`${area}-23`, `${area}-24`, `${area}-25`, 'I18N-01', 'A11Y-02'])
    expect(idsIn(`${area}-09..${area}-11`)).toEqual([`${area}-09`, `${area}-10`, `${area}-11`])
    expect(idsIn('ROUTE-098..100')).toEqual(['ROUTE-098', 'ROUTE-099', 'ROUTE-100'])
  })
})

describe('titles of a file', () => {
  const area = 'SHELL'
  const code = `
describe('${area}-01 group', () => {
  it('reads', () => {})
  test.each([['${area}-02', 1], ['${area}-03', 2]])('%s is %s', () => {})
})
it(\`${area}-04 in \${language}\`, () => {})
test.describe('${area}-05 journey', () => { test('goes', async () => {}) })
describe.each(['en'])('%s', () => { it.each\`a\`('${area}-06 x', () => {}) })
other('${area}-07')
`
  it('stand with their groups, and with the ids of their table', () => {
    expect(titlesIn('a.test.ts', code).map(({ title }) => title)).toEqual([
      `${area}-01 group > reads`,
      `${area}-01 group > %s is %s ${area}-02 ${area}-03`,
      `${area}-04 in *`,
      `${area}-05 journey > goes`,
      `%s > ${area}-06 x`,
    ])
  })

  it('claim requirements, by area', () => {
    const known = [`${area}-01`, `${area}-07`, 'AUTH-01']
    const claims = claimedBy(titlesIn('a.test.ts', code), known)
    expect(claims.get(`${area}-01`)).toHaveLength(2)
    expect(summarise(known, claims)).toEqual([
      { area, claimed: 1, total: 2, missing: [`${area}-07`] },
      { area: 'AUTH', claimed: 0, total: 1, missing: ['AUTH-01'] },
    ])
  })
})
