import type { BrandFolder, Locale } from '../../generated/member/model/index.ts'
import { claimTerms } from '../benefit-data/claim-terms.ts'
import { contactContent } from '../benefit-data/contact-content.ts'
import { ok, type Call, type Handlers } from './call.ts'

/** Handlers for the static files. The language is part of their URL, not a header. */
export const contentHandlers = {
  getClaimTerms: ({ query, locale }: Call<{ lang?: Locale }>) => ok(claimTerms(query.lang ?? locale)),
  getContactContent: ({ path }: Call) =>
    ok(contactContent(path['brandFolder'] as BrandFolder, path['contactFile'] === 'contact_fr.json' ? 'fr' : 'en')),
} satisfies Handlers<'getClaimTerms' | 'getContactContent'>
