import { createIntl, type IntlShape } from 'react-intl'
import type { MessageId } from '~generated/i18n/messages.ts'
import { intlTag, type Locale } from '~/platform/i18n/locale.ts'

type Catalogue = Readonly<Record<string, never>>
const catalogues = import.meta.glob<Catalogue>('../../../i18n/*/*.json', { import: 'default', eager: true })

const intlFor = (locale: Locale): IntlShape =>
  createIntl({
    locale: intlTag(locale),
    messages: Object.assign(
      {},
      ...Object.entries(catalogues).flatMap(([file, catalogue]) =>
        file.includes(`/i18n/${locale}/`) ? [catalogue] : [],
      ),
    ) as Catalogue,
  })
const intls: Record<Locale, IntlShape> = { en: intlFor('en'), fr: intlFor('fr') }

/** The text of a message in a language. Tests find elements by the text that members read. */
export const message =
  (locale: Locale) =>
  (id: MessageId, values?: Record<string, string | number>): string =>
    String(intls[locale].formatMessage({ id: id as never }, values as never))

/** True if the message exists. The ids of the error catalogue are built at run time, so types do not check them. */
export const hasMessage = (id: string): id is MessageId => id in intls.en.messages
