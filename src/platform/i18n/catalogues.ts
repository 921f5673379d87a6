import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { createIntl, createIntlCache, type IntlShape } from 'react-intl'
import type { CatalogueName } from '~generated/i18n/catalogues.ts'
import { intlTag, type Locale } from './locale.ts'

/** Messages of one catalogue in one language, by id, compiled to syntax trees by tools/vite/messages.ts. */
export type Catalogue = Record<string, MessageFormatElement[]>

type LoadCatalogue = (locale: Locale, name: CatalogueName) => Promise<Catalogue>
let loadCatalogue: LoadCatalogue = () => Promise.reject(new Error('nothing loads catalogues'))
/**
 * Sets the function that loads a catalogue. The files of catalogues are named where the portal starts
 * (app/catalogue-files.ts), because every chunk that names a file gets a new name with it.
 */
export const setCatalogueLoader = (load: LoadCatalogue): void => void (loadCatalogue = load)

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
  const parts = await Promise.all(missing.map((name) => loadCatalogue(locale, name)))
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
