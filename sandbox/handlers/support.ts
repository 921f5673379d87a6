import type { GetFormParams } from '../../generated/member/model/index.ts'
import type { Words } from '../words.ts'
import { ok, Refused, type Handlers, type MemberCall } from './call.ts'

const FORMS: Record<string, { readonly title: Words; readonly file: string }> = {
  DD: { title: { en: 'Direct deposit form', fr: 'Formulaire de dépôt direct' }, file: 'direct-deposit' },
  DEP: { title: { en: 'Change the people on your plan', fr: 'Modifier les personnes couvertes par votre régime' }, file: 'people-on-your-plan' },
}
const NO_FORM = { en: 'This form does not exist.', fr: 'Ce formulaire n’existe pas.' }

export const supportHandlers = {
  getForm: ({ path, query, locale }: MemberCall<GetFormParams>) => {
    const formType = path['formType'] ?? ''
    const form = FORMS[formType]
    if (!form) throw new Refused(404, NO_FORM, 'NOT_FOUND')
    const language = query.locale ?? locale
    return ok({ formType, url: `https://forms.example.com/${language}/${form.file}.pdf`, title: form.title[language] })
  },
  getResourceUrls: ({ world, locale }: MemberCall) => ok({ json_claimTermsUrl: world.claimTermsUrl?.replace('{locale}', locale) ?? null }),
} satisfies Handlers<'getForm' | 'getResourceUrls'>
