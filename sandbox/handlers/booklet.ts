import type { GetBookletPdfParams } from '../../generated/member/model/index.ts'
import { bookletDocument } from '../documents/booklet-document.ts'
import type { Member } from '../store/members.ts'
import { ok, PDF, Refused, type Handlers, type MemberCall } from './call.ts'

const UNKNOWN = {
  en: 'Your plan has no booklet with this number. Download it from your coverage page.',
  fr: 'Votre régime n’a pas de brochure portant ce numéro. Téléchargez-la à partir de la page de votre couverture.',
}

/** The id of the booklet of the member's policy; null if the plan has no benefits (ACCTS-19). */
export const bookletOf = ({ persona }: Member): string | null =>
  persona.benefits.length > 0 ? `BK-${persona.cardholder.policyNumber}` : null

export const bookletHandlers = {
  getBookletId: ({ member }: MemberCall) => ok({ id: member.login, bookletId: bookletOf(member) }),
  getBookletPdf: async ({ member, locale, query }: MemberCall<GetBookletPdfParams>) => {
    if (query.id !== bookletOf(member)) throw new Refused(404, UNKNOWN, 'NOT_FOUND')
    return ok(await bookletDocument(member, query.id, locale), PDF)
  },
} satisfies Handlers<'getBookletId' | 'getBookletPdf'>
