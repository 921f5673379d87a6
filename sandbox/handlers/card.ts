import type { ShareCardRequest, ShareMemberCardParams } from '../../generated/member/model/index.ts'
import { cardDocument } from '../documents/card-document.ts'
import { cardPass, passName } from '../documents/card-pass.ts'
import { sharedCard } from '../email/shared-card.ts'
import { memberCard } from '../benefit-data/member-card.ts'
import { done, ok, PDF, Refused, type Handlers, type MemberCall } from './call.ts'

const DIFFERENT = {
  en: 'We did not receive all the email addresses. Send the card again.',
  fr: 'La liste des adresses courriel ne nous est pas parvenue en entier. Envoyez la carte de nouveau.',
}
const REPEATED = { en: 'Enter each email address only once.', fr: 'Entrez chaque adresse courriel une seule fois.' }

/**
 * Returns the addresses to which the member card is sent. Refuses the request if the body and the query name different
 * addresses (D-140).
 */
function recipients(inBody: readonly string[], inQuery: readonly string[]): string[] {
  const [wanted, announced] = [inBody, inQuery].map((list) => list.map((email) => email.toLowerCase()).toSorted()) as [
    string[],
    string[],
  ]
  if (new Set(wanted).size < wanted.length) throw new Refused(422, REPEATED, 'UNPROCESSABLE')
  if (wanted.join(',') !== announced.join(',')) throw new Refused(422, DIFFERENT, 'UNPROCESSABLE')
  return wanted
}

export const cardHandlers = {
  getMemberCardDetails: ({ member }: MemberCall) => ok(memberCard(member.persona)),
  getMemberCardPass: ({ member, locale }: MemberCall) =>
    ok(cardPass(member, locale), {
      'content-type': 'application/vnd.apple.pkpass',
      'content-disposition': `attachment; filename="${passName(locale)}"`,
    }),
  getMemberCardPdf: async ({ member, locale }: MemberCall) => ok(await cardDocument(member, locale), PDF),
  shareMemberCard: ({ world, member, locale, query, body }: MemberCall<ShareMemberCardParams, ShareCardRequest>) => {
    const emails = recipients(
      body.map(({ email }) => email),
      query.emails.split(','),
    )
    for (const email of emails) world.outbox.send(email, locale, sharedCard(member.persona))
    return done
  },
} satisfies Handlers<'getMemberCardDetails' | 'getMemberCardPass' | 'getMemberCardPdf' | 'shareMemberCard'>
