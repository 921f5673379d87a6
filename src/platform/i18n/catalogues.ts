import { createFormatters, DEFAULT_INTL_CONFIG, formatMessage, type MessageDescriptor } from '@formatjs/intl'
import type { CatalogueName } from '~generated/i18n/catalogues.ts'
import { loadChunk } from '~/platform/load-chunk.ts'
import { intlTag, type Locale } from './locale.ts'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

// One chunk per language and catalogue: the ICU parser never ships.
// Those of public pages are known here, the others come with a map of their own.
const publicCatalogues = import.meta.glob<Catalogue>('../../../i18n/*/{access,contact,forms,links,password,registration,shell,terms,welcome}.json', {
  import: 'default',
})
const loadMemberMap = () => import('./member-catalogues.ts')

interface Loaded {
  readonly names: Set<string>
  /** grows with each catalogue and stays the same object, as its formatter does: what only fetched a page ahead draws nothing again */
  readonly messages: Catalogue
  intl: Intl | undefined
}
const loaded: Readonly<Record<Locale, Loaded>> = {
  en: { names: new Set(), messages: {}, intl: undefined },
  fr: { names: new Set(), messages: {}, intl: undefined },
}

/** Makes sure that these catalogues can be read in this language; each is fetched once. */
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

/** What the development server says of a catalogue that was edited (tools/vite/messages.ts). */
interface EditedCatalogue {
  readonly locale: Locale
  readonly catalogue: string
  readonly sentences: Catalogue
  /** ids that it had before */
  readonly gone: readonly string[]
}

// Only while the portal is developed: sentences that are edited replace those of before, and what is typed on the page stays.
import.meta.hot?.on('portal:sentences', ({ locale, catalogue, sentences, gone }: EditedCatalogue) => {
  const state = loaded[locale]
  if (!state.names.has(catalogue)) return
  for (const id of gone) delete state.messages[id]
  Object.assign(state.messages, sentences)
  state.intl = undefined
})

/** Whether all sentences of these catalogues can be read. */
export const hasCatalogues = (locale: Locale, names: readonly CatalogueName[]): boolean => names.every((name) => loaded[locale].names.has(name))

/** Whether a sentence exists in the language being read: conventions such as optional hints ask first. */
export const hasMessage = (locale: Locale, id: string): boolean => id in loaded[locale].messages

/** What is asked of react-intl: a sentence from its syntax tree. */
export interface Intl {
  formatMessage: (descriptor: MessageDescriptor, values?: Parameters<typeof formatMessage>[3]) => string
}

/**
 * The function underneath react-intl's `createIntl`, which also makes rich text and the formats of dates and lists that sentences do not use: 2.3 kB
 * of every page (docs/decisions/016). A missing message is a defect, never a fallback (message.md).
 */
export function createIntl(locale: Locale, messages: Catalogue): Intl {
  const config = {
    ...DEFAULT_INTL_CONFIG,
    locale: intlTag(locale), // numbers in sentences as Canadians write them (I18N-05)
    messages,
    onError: (error: unknown) => {
      throw error
    },
  }
  const formatters = createFormatters()
  return { formatMessage: (descriptor, values) => formatMessage(config, formatters, descriptor, values) as string }
}

/** The formatter of a language, over everything that is loaded when it is asked. */
export function intlOf(locale: Locale): Intl {
  const state = loaded[locale]
  state.intl ??= createIntl(locale, state.messages)
  return state.intl
}

/** The sentences of one catalogue in one language, by their ids, compiled to syntax trees by tools/vite/messages.ts. */
export type Catalogue = Record<string, MessageFormatElement[]>
