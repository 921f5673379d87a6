import { sendContactUsEmailMutation } from '~generated/member/queries/support.ts'
import type { ContactUsRequest } from '~generated/member/model/index.ts'
import { fetchContact } from '~/platform/config/contact.ts'
import type { Brand } from '~/platform/config/environment.ts'
import type { Locale } from '~/platform/i18n/locale.ts'
import { query } from '~/platform/query/query.ts'

export const support = {
  /** how to reach the insurer, by brand and language; null when it cannot be had (CONTENT-04, CONTENT-05, D-73) */
  contact: (brand: Brand, locale: Locale) => query(['contact', brand, locale], (signal) => fetchContact(brand, locale, signal)),
}

/** Sends what the member writes, trimmed (CONTENT-01, D-72). */
export const sendMessage = ({ message }: ContactUsRequest): Promise<null> => sendContactUsEmailMutation().mutationFn({ message: message.trim() })
