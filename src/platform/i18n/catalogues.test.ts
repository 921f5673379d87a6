import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadCatalogueFile } from '../../../tests/support/load-messages.ts'

type Catalogues = typeof import('./catalogues.ts')
type TextModule = typeof import('./text.tsx')
let catalogues: Catalogues
let text: TextModule
beforeEach(async () => {
  vi.resetModules() // no catalogue is loaded yet
  catalogues = await import('./catalogues.ts')
  catalogues.setCatalogueLoader(loadCatalogueFile)
  text = await import('./text.tsx')
})

const say = (locale: 'en' | 'fr') => text.textOf(catalogues.intlOf(locale))

describe('message catalogues', () => {
  it(
    'a message can be read only after the catalogue of its language has been loaded',
    { tags: ['I18N-01'] },
    async () => {
      await catalogues.loadCatalogues('fr', ['shell'])
      expect(say('fr')('yes')).toBe('Oui')
      expect(catalogues.hasMessage('en', 'yes')).toBe(false)
      expect(() => say('en')('yes')).toThrow('yes')
    },
  )

  it('a missing message throws an error instead of showing its id', async () => {
    await catalogues.loadCatalogues('en', ['shell'])
    expect(() => say('en').dynamic('no.such.sentence')).toThrow('no.such.sentence')
    expect(say('en').has('no.such.sentence')).toBe(false)
    expect(say('en').has('yes')).toBe(true)
  })

  it('a function that reads messages also finds the messages of catalogues that are loaded later', async () => {
    await catalogues.loadCatalogues('en', ['shell'])
    const reader = say('en')
    expect([reader.has('yes'), reader.has('history.lead')]).toEqual([true, false])
    await Promise.all([
      catalogues.loadCatalogues('en', ['shell']),
      catalogues.loadCatalogues('en', ['history', 'shell']),
    ])
    expect(reader.has('history.lead')).toBe(true)
    expect(reader('history.lead')).not.toBe('')
    expect(catalogues.intlOf('en')).toBe(catalogues.intlOf('en'))
  })

  it('a catalogue that could not be loaded is asked for again', async () => {
    const load = vi.fn(loadCatalogueFile).mockRejectedValueOnce(new Error('gone'))
    catalogues.setCatalogueLoader(load)
    await expect(catalogues.loadCatalogues('en', ['shell'])).rejects.toThrow('gone')
    expect(catalogues.hasCatalogues('en', ['shell'])).toBe(false)
    await catalogues.loadCatalogues('en', ['shell'])
    expect(catalogues.hasCatalogues('en', ['shell'])).toBe(true)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('numbers and plurals in a message are written as in Canada', { tags: ['I18N-05'] }, async () => {
    for (const locale of ['en', 'fr'] as const) await catalogues.loadCatalogues(locale, ['history', 'claim-provider'])
    expect(say('en')('history.range', { from: 1, to: 50, total: 10_000 })).toContain('10,000')
    expect(say('fr')('history.range', { from: 1, to: 50, total: 10_000 })).toContain('10\u00a0000')
    expect([0, 1, 2].map((count) => say('fr')('claims.providers.found', { count }))).toEqual([
      'Aucun fournisseur trouvé',
      '1 fournisseur trouvé',
      '2 fournisseurs trouvés',
    ])
  })

  it(
    'the success banner has the message of the specification in both languages',
    { tags: ['I18N-09', 'SHELL-51'] },
    async () => {
      for (const locale of ['en', 'fr'] as const) await catalogues.loadCatalogues(locale, ['member'])
      expect(say('en')('banner.success')).toBe('Success!')
      expect(say('fr')('banner.success')).toBe("C'est fait!")
    },
  )
})
