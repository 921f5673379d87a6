import { describe, expect, it } from 'vitest'
import { textMatcher } from './text-search.ts'

const finds = (search: string, text: string) => textMatcher(search)(text)

describe('textMatcher', () => {
  it.each([
    ['claims', 'How do I submit a claim?'],
    ['impôts', 'Un reçu aux fins d’impôt'],
    ['BIJOUX', 'un bijou'],
    ['claim', 'Your claims'],
    ['depots directs', 'Dépôt direct'],
    ['clé d’accès', 'Accès par clé'],
    ["d'impots", 'Reçu aux fins d’impôt'],
    ["l'adresse", 'Votre adresse'],
  ])('the search %j finds the text %j', (search, text) => {
    expect(finds(search, text)).toBe(true)
  })

  it.each([
    ['dents', 'un accident', 'the singular is a whole word'],
    ['bus', 'il a bu', 'a short word is no plural'],
    ['access', 'un accès', 'a word in -ss is no plural'],
    ['claims paid', 'a claim', 'every word is needed'],
  ])('the search %j does not find the text %j, because %s', (search, text) => {
    expect(finds(search, text)).toBe(false)
  })

  it('an empty search, or an article alone, finds everything', () => {
    expect([finds(' ', 'a'), finds('l’', 'b')]).toEqual([true, true])
  })
})
