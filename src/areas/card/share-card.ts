import { shareMemberCard } from '~generated/member/client/card.ts'
import type { CardRecipient } from '~generated/member/model/index.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { countFailedAttempt } from '~/platform/session/start-session.ts'

/**
 * Sends the card to one to five e-mail addresses, which are in the body and in the query (D-140). A failure is counted
 * as a failed sign-in (CARD-06, SESSION-45).
 */
export async function shareCard(recipients: readonly CardRecipient[]): Promise<void> {
  const emails = recipients.map(({ email }) => ({ email }))
  try {
    await shareMemberCard(memberId(), emails, { emails: emails.map(({ email }) => email).join(',') })
  } catch (error) {
    countFailedAttempt(memberId())
    throw error
  }
}
