import { createFormatters, DEFAULT_INTL_CONFIG, formatMessage, type MessageDescriptor } from '@formatjs/intl'
import type { CatalogueName } from '~generated/i18n/catalogues.ts'
import { loadChunk } from '~/platform/load-chunk.ts'
import { createStore } from '~/platform/store.ts'
import { intlTag, type Locale } from './locale.ts'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

// One chunk per language and catalogue: the ICU parser never ships.
// Those of public pages are known here, the others come with a map of their own.
const publicCatalogues = import.meta.glob<Catalogue>('../../../i18n/*/{access,contact,forms,links,password,registration,shell,terms,welcome}.json', {
  import: 'default',
})
const loadMemberMap = () => import('./member-catalogues.ts')

const loaded: Record<Locale, { names: Set<string>; messages: Catalogue; intl: Intl | undefined }> = {
  en: { names: new Set(), messages: {}, intl: undefined },
  fr: { names: new Set(), messages: {}, intl: undefined },
}
/** counts arrivals, so that pages read the larger catalogue */
const arrivals = createStore(0)

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
  state.messages = Object.assign({}, state.messages, ...parts) as Catalogue
  for (const name of missing) state.names.add(name)
  state.intl = undefined
  arrivals.set(arrivals.get() + 1)
}

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

/** The formatter of a language over everything loaded so far; stable until another catalogue arrives. */
export function intlOf(locale: Locale): Intl {
  const state = loaded[locale]
  state.intl ??= createIntl(locale, state.messages)
  return state.intl
}

/** Another catalogue arrived: pages that were shown without it read it now. */
export const subscribeArrivals = arrivals.subscribe

/** The sentences of one catalogue in one language, by their ids, compiled to syntax trees by tools/vite/messages.ts. */
export type Catalogue = Record<string, MessageFormatElement[]>
