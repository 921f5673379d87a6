import { getCardholderDetails, getGetCardholderDetailsQueryKey } from '~generated/member/client/account.ts'
import { getGetMemberCardDetailsQueryKey, getMemberCardDetails, getMemberCardPdf, shareMemberCard } from '~generated/member/client/card.ts'
import type { CardRecipient } from '~generated/member/model/index.ts'
import { savePdf } from '~/platform/download/save-file.ts'
import { query } from '~/platform/query/query.ts'
import { countFailedAttempt } from '~/platform/session/session-store.ts'

export const card = {
  cardholder: (id: string) => query(getGetCardholderDetailsQueryKey(id), (signal) => getCardholderDetails(id, undefined, signal)),
  details: (id: string) => query(getGetMemberCardDetailsQueryKey(id), (signal) => getMemberCardDetails(id, undefined, signal)),
}

/** Saves the card as Identification.pdf (CARD-04). */
export const downloadCard = async (id: string): Promise<void> => savePdf('getMemberCardPdf', await getMemberCardPdf(id))

/** Sends the card to one to five addresses, named in body and query (CARD-05, D-140). A failure counts like a failed sign-in (CARD-06, SESSION-45, D-48). */
export async function shareCard(id: string, recipients: readonly CardRecipient[]): Promise<void> {
  const emails = recipients.map(({ email }) => ({ email }))
  try {
    await shareMemberCard(id, emails, { emails: emails.map(({ email }) => email).join(',') })
  } catch (error) {
    countFailedAttempt()
    throw error
  }
}
