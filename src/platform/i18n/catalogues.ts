import type { Catalogue } from './member-catalogues.ts'
import { createIntl, createIntlCache, type IntlShape } from 'react-intl'
import type { CatalogueName } from '~generated/i18n/catalogues.ts'
import { loadChunk } from '~/platform/load-chunk.ts'
import { intlTag, type Locale } from './locale.ts'

// One chunk per language and catalogue, without the ICU parser. This map contains the catalogues of public pages; the
// map of the other catalogues is in a chunk of its own.
const publicCatalogues = import.meta.glob<Catalogue>(
  '../../../i18n/*/{access,contact,forms,information,links,new-password,passkeys,password,registration,shell,terms,welcome}.json',
  {
    import: 'default',
  },
)
const loadMemberMap = () => import('./member-catalogues.ts')

interface Loaded {
  readonly names: Set<string>
  /**
   * This object stays the same when catalogues are added. Its formatter therefore stays the same too, and a prefetch
   * does not render the page again.
   */
  readonly messages: Catalogue
  intl: IntlShape | undefined
}
const loaded: Readonly<Record<Locale, Loaded>> = {
  en: { names: new Set(), messages: {}, intl: undefined },
  fr: { names: new Set(), messages: {}, intl: undefined },
}

/** Loads catalogues of a language. Each is fetched once. */
export async function loadCatalogues(locale: Locale, names: readonly CatalogueName[]): Promise<void> {
  const missing = names.filter((name) => !loaded[locale].names.has(name))
  if (missing.length === 0) return
  const parts = await Promise.all(
    missing.map(async (name) => {
      const path = `../../../i18n/${locale}/${name}.json`
      const load = publicCatalogues[path] ?? (await loadChunk(loadMemberMap)).memberCatalogues[path]
      if (!load) throw new Error(`no catalogue ${locale}/${name}`)
      return loadChunk(load)
    }),
  )
  const state = loaded[locale]
  Object.assign(state.messages, ...parts)
  for (const name of missing) state.names.add(name)
}

/** The update that the development server sends for an edited catalogue (tools/vite/messages.ts). */
interface EditedCatalogue {
  readonly locale: Locale
  readonly catalogue: string
  readonly sentences: Catalogue
  /** ids that no longer exist */
  readonly gone: readonly string[]
}

// Development only: edited messages replace the old ones, and the page keeps its input.
import.meta.hot?.on('portal:sentences', ({ locale, catalogue, sentences, gone }: EditedCatalogue) => {
  const state = loaded[locale]
  if (!state.names.has(catalogue)) return
  for (const id of gone) delete state.messages[id]
  Object.assign(state.messages, sentences)
  state.intl = undefined
})

/** True if all messages of these catalogues are loaded. */
export const hasCatalogues = (locale: Locale, names: readonly CatalogueName[]): boolean =>
  names.every((name) => loaded[locale].names.has(name))

/**
 * True if a message with this id is loaded in the given language. Components use this function for optional messages
 * whose ids are built by convention, such as hints.
 */
export const hasMessage = (locale: Locale, id: string): boolean => id in loaded[locale].messages

/** A missing message is a defect, so this throws an error instead of showing a fallback (message.md). */
const onError = (error: unknown): never => {
  throw error
}

/**
 * The formatter of a language for all catalogues that are loaded. Numbers in messages have Canadian formats (I18N-05).
 */
export function intlOf(locale: Locale): IntlShape {
  const state = loaded[locale]
  state.intl ??= createIntl({ locale: intlTag(locale), messages: state.messages, onError }, createIntlCache())
  return state.intl
}
