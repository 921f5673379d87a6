import type { CatalogueName } from '~generated/i18n/catalogues.ts'
import type { Catalogue } from '~/platform/i18n/catalogues.ts'
import type { Locale } from '~/platform/i18n/locale.ts'
import { keepChunk, loadChunk } from '~/platform/load-chunk.ts'

// One chunk per language and catalogue, without the ICU parser. This map contains the catalogues of public pages; those
// of members' pages are listed with these pages, so that their names do not make the sign-in page larger.
const publicCatalogues = import.meta.glob<Catalogue>(
  '../../i18n/*/{access,contact,forms,information,links,new-password,passkeys,password,registration,shell,terms,welcome}.json',
  { import: 'default' },
)
// page-modules.ts has the same line: one that both imported would be another file of every page.
const loadMember = keepChunk(() => import('./member.ts'))

/** Loads the file of a catalogue. */
export async function loadCatalogueFile(locale: Locale, name: CatalogueName): Promise<Catalogue> {
  const file = `../../i18n/${locale}/${name}.json`
  const load = publicCatalogues[file] ?? (await loadMember()).memberCatalogues[file]
  if (!load) throw new Error(`no catalogue ${locale}/${name}`)
  return loadChunk(load)
}
