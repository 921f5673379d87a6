import type { CatalogueName } from '~generated/i18n/catalogues.ts'
import { type Catalogue, loadCatalogues, setCatalogueLoader } from '~/platform/i18n/catalogues.ts'
import type { Locale } from '~/platform/i18n/locale.ts'

const files = import.meta.glob<Catalogue>('../../i18n/*/*.json', { import: 'default' })

/** Loads the file of a catalogue, of a public page or a member page, without the code of either. */
export function loadCatalogueFile(locale: Locale, name: CatalogueName): Promise<Catalogue> {
  const load = files[`../../i18n/${locale}/${name}.json`]
  return load ? load() : Promise.reject(new Error(`no catalogue ${locale}/${name}`))
}

/** Loads catalogues for a test outside the portal. */
export function loadMessages(locale: Locale, names: readonly CatalogueName[]): Promise<void> {
  setCatalogueLoader(loadCatalogueFile)
  return loadCatalogues(locale, names)
}
