import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { CatalogueName } from '~generated/i18n/catalogues.ts'
import type { MessageArguments, MessageId } from '~generated/i18n/messages.ts'
import { hasCatalogues, hasMessage, type Intl, intlOf, loadCatalogues } from './catalogues.ts'
import { formatDate, formatMoney } from './format.ts'
import { currentLocale, intlTag, type Locale } from './locale.ts'

/** Arguments of a message: none to pass when it has none, else exactly its own. */
type Args<Id extends MessageId> = keyof MessageArguments[Id] extends never ? [] : [values: MessageArguments[Id]]

export interface Text {
  /** The sentence with this id, in the member's language. */
  <Id extends MessageId>(id: Id, ...args: Args<Id>): string
  readonly locale: Locale
  /** the language for Intl, with Canadian conventions: `en-CA`, `fr-CA` (I18N-05) */
  readonly tag: string
  /** An amount of the contract (`95.00`) as the member reads it: `$95.00`, `95,00 $`. */
  money: (amount: string) => string
  /** A day of the contract (`20261005`) as the member reads it: `October 5, 2026`, `5 octobre 2026`. Nothing for none. */
  date: (date8: string | null | undefined) => string
  /** For ids built by convention (forms, statuses): whether there is such a sentence. */
  has: (id: string) => id is MessageId
  /** For ids built by convention; throws where there is none. */
  dynamic: (id: string, values?: Record<string, string | number>) => string
}

export function textOf(intl: Intl, locale: Locale): Text {
  const format = (id: string, values?: object) => intl.formatMessage({ id }, values as never)
  return Object.assign(((id: string, values?: object) => format(id, values)) as Text, {
    locale,
    tag: intlTag(locale),
    money: (amount: string) => formatMoney(amount, locale),
    date: (date8: string | null | undefined) => formatDate(date8, locale),
    has: ((id: string) => hasMessage(locale, id)) as Text['has'],
    dynamic: format,
  })
}

/** The formatter of a language. While the portal is developed there is another one once sentences were edited; in a build there never is. */
const useIntl = import.meta.hot
  ? (locale: Locale): Intl =>
      useSyncExternalStore(
        whenEdited,
        () => intlOf(locale),
        () => intlOf(locale),
      )
  : intlOf

function whenEdited(hear: () => void): () => void {
  import.meta.hot?.on('portal:sentences', hear)
  return () => import.meta.hot?.off('portal:sentences', hear)
}

const IntlContext = createContext<Text | undefined>(undefined)

/**
 * Gives the tree below it the sentences of a language. The language is that of the page being shown, not of the one being
 * fetched: while a toggle is under way the old page stays in its own.
 */
export function TextProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  const intl = useIntl(locale)
  const text = useMemo(() => textOf(intl, locale), [intl, locale])
  return <IntlContext value={text}>{children}</IntlContext>
}

/** The sentences of the page's language: `const t = useText(); t('login.title')`. */
export function useText(): Text {
  const text = use(IntlContext)
  if (!text) throw new Error('useText outside TextProvider')
  return text
}

/** Fetches the sentences of a part that comes after its page; false until they can be read, and for good where they cannot be had. */
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

/** Outside React (dialogs opened by stores, document titles). */
export const currentText = (): Text => textOf(intlOf(currentLocale()), currentLocale())
