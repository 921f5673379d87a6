import type {
  ContactUsRequest,
  GetFormParams,
  GetPublicResourceUrlsParams,
  PublicResourceUrls,
} from '../../generated/member/model/index.ts'
import { MESSAGE_RECEIVED } from '../email/email-templates.ts'
import { localeOf, type Locale, type Bilingual } from '../bilingual.ts'
import type { SandboxState } from '../sandbox-state.ts'
import { done, ok, Refused, type Call, type Handlers, type MemberCall } from './call.ts'
import { findInvitation } from './welcome.ts'

const FORMS: Record<string, { readonly title: Bilingual; readonly file: string }> = {
  DD: { title: { en: 'Direct deposit form', fr: 'Formulaire de dépôt direct' }, file: 'direct-deposit' },
  DEP: {
    title: { en: 'Change the people on your plan', fr: 'Modifier les personnes couvertes par votre régime' },
    file: 'people-on-your-plan',
  },
}
const NO_FORM = {
  en: 'We could not find this form. Look for it under “Find a form”.',
  fr: 'Nous n’avons pas trouvé ce formulaire. Cherchez-le sous «\u00A0Formulaires\u00A0».',
}

const CONTACT: Bilingual = { en: 'contact-us', fr: 'nous-joindre' }
const PRIVACY: Bilingual = { en: 'privacy', fr: 'confidentialite' }

const claimTermsOf = ({ claimTermsUrl }: SandboxState, locale: Locale): string | null =>
  claimTermsUrl?.replace('{locale}', locale) ?? null

export const supportHandlers = {
  getForm: ({ path, query, locale }: MemberCall<GetFormParams>) => {
    const formType = path['formType'] ?? ''
    const form = FORMS[formType]
    if (!form) throw new Refused(404, NO_FORM, 'NOT_FOUND')
    const language = query.locale ?? locale
    return ok({ formType, url: `https://forms.example.com/${language}/${form.file}.pdf`, title: form.title[language] })
  },
  getResourceUrls: ({ world, locale }: MemberCall) => ok({ json_claimTermsUrl: claimTermsOf(world, locale) }),
  getPublicResourceUrls: ({ world, query, locale }: Call<GetPublicResourceUrlsParams>) => {
    const { person } = findInvitation(world, query.mslToken)
    const site = `https://www.example.com/${person.policy.brand.toLowerCase()}/${locale}`
    return ok<PublicResourceUrls>({
      json_claimTermsUrl: claimTermsOf(world, locale),
      brand: person.policy.brand,
      language: person.cardholder.preferredLanguage,
      contactUrl: `${site}/${CONTACT[locale]}`,
      privacyUrl: `${site}/${PRIVACY[locale]}`,
    })
  },
  sendContactUsEmail: ({ world, member }: MemberCall<unknown, ContactUsRequest>) => {
    world.outbox.send(member.login, localeOf(member.preferredLanguage), MESSAGE_RECEIVED)
    return done
  },
} satisfies Handlers<'getForm' | 'getResourceUrls' | 'getPublicResourceUrls' | 'sendContactUsEmail'>
