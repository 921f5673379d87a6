import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { RawIntlProvider, useIntl, type IntlShape } from 'react-intl'
import type { CatalogueName } from '~generated/i18n/catalogues.ts'
import type { MessageArguments, MessageId } from '~generated/i18n/messages.ts'
import { hasCatalogues, hasMessage, intlOf, loadCatalogues } from './catalogues.ts'
import { type DateStyle, formatDate, formatMoney } from './format.ts'
import { currentLocale, intlTag, type Locale } from './locale.ts'

/** Arguments for a message: the values that the message needs, or no argument if it needs none. */
type Args<Id extends MessageId> = keyof MessageArguments[Id] extends never ? [] : [values: MessageArguments[Id]]

export interface Text {
  /** Returns the message with this id in the member's language. */
  <Id extends MessageId>(id: Id, ...args: Args<Id>): string
  readonly locale: Locale
  /** the language for Intl, with Canadian conventions: `en-CA`, `fr-CA` (I18N-05) */
  readonly tag: string
  /** Formats an amount of the contract (`95.00`): `$95.00`, `95,00 $`. */
  money: (amount: string | undefined) => string
  /**
   * Formats a date of the contract (`20261005`): `October 5, 2026`, `5 octobre 2026`; medium: `Oct 5, 2026`, `5 oct.
   * 2026`. Empty if there is none.
   */
  date: (date8: string | null | undefined, style?: DateStyle) => string
  /** True if there is a message with an id that was built by convention (forms, statuses). */
  has: (id: string) => id is MessageId
  /** Returns the message with an id that was built by convention. Throws an error if there is none. */
  dynamic: (id: string, values?: Record<string, string | number>) => string
}

const texts = new WeakMap<IntlShape, Text>()

/**
 * The messages of a formatter. Each formatter has one `Text` object, so that components do not render again without a
 * reason.
 */
export function textOf(intl: IntlShape): Text {
  const known = texts.get(intl)
  if (known) return known
  const locale: Locale = intl.locale === intlTag('fr') ? 'fr' : 'en'
  const format = (id: string, values?: object) => intl.formatMessage({ id }, values as never)
  const text = Object.assign(((id: string, values?: object) => format(id, values)) as Text, {
    locale,
    tag: intlTag(locale),
    money: (amount: string | undefined) => formatMoney(amount, locale),
    date: (date8: string | null | undefined, style?: DateStyle) => formatDate(date8, locale, style),
    has: ((id: string) => hasMessage(locale, id)) as Text['has'],
    dynamic: format,
  })
  texts.set(intl, text)
  return text
}

/**
 * The formatter of a language. During development, an edited message replaces the formatter. In a build, the formatter
 * never changes.
 */
const useIntlOf = import.meta.hot
  ? (locale: Locale): IntlShape =>
      useSyncExternalStore(
        subscribeToEdits,
        () => intlOf(locale),
        () => intlOf(locale),
      )
  : intlOf

function subscribeToEdits(onEdit: () => void): () => void {
  import.meta.hot?.on('portal:sentences', onEdit)
  return () => import.meta.hot?.off('portal:sentences', onEdit)
}

/**
 * Provides messages to its children in the language of the displayed page. While the language toggle loads the next
 * page, the displayed page keeps its language.
 */
export function TextProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <RawIntlProvider value={useIntlOf(locale)}>{children}</RawIntlProvider>
}

/** Messages in the page's language: `const t = useText(); t('login.title')`. */
export const useText = (): Text => textOf(useIntl())

/**
 * Fetches the catalogues of a lazy-loaded component. Returns false until they are loaded, and stays false if loading
 * fails.
 */
export function useCatalogues(names: readonly CatalogueName[]): boolean {
  const { locale } = useText()
  const [, setArrived] = useState<Locale>()
  const isReadable = hasCatalogues(locale, names)
  useEffect(() => {
    if (isReadable) return
    loadCatalogues(locale, names).then(
      () => setArrived(locale),
      () => undefined,
    )
  }, [isReadable, locale, names])
  return isReadable
}

/** Messages outside React, for dialogs that stores open and for document titles. */
export const currentText = (): Text => textOf(intlOf(currentLocale()))
