import type { NewLine } from '../store/claim-line.ts'
import type { OutgoingEmail } from '../store/outbox.ts'
import { CHOOSE_EMAILS, emailTemplate } from './email-templates.ts'

/**
 * The email about a decision. People other than the member may read an email, so this one does not mention the
 * decision, the service, the person or an amount. The member must sign in to see them (D-272).
 */
export const claimDecided = ({ claimId, line }: Pick<NewLine, 'claimId' | 'line'>): OutgoingEmail => ({
  kind: 'CLAIM_DECIDED',
  subject: { en: 'We have decided one of your claims', fr: 'L’une de vos demandes est traitée' },
  text: emailTemplate(
    {
      en: 'One of your claims is decided. Sign in to see the decision.',
      fr: 'L’une de vos demandes est traitée. Connectez-vous pour voir la décision.',
    },
    CHOOSE_EMAILS,
  ),
  links: [
    {
      label: { en: 'Open the claim', fr: 'Consulter la demande' },
      path: `history/details/${encodeURIComponent(claimId)}/${line}`,
    },
  ],
})

/**
 * The email about a payment, without its amount (D-272).
 *
 * @param date day of the payment, in eight digits
 */
export const paymentMade = (paymentId: string, date: string): OutgoingEmail => ({
  kind: 'PAYMENT_MADE',
  subject: { en: 'We have made a payment to you', fr: 'Nous vous avons fait un paiement' },
  text: emailTemplate(
    {
      en: 'We have made a payment to you. Sign in to see what it is for.',
      fr: 'Nous vous avons fait un paiement. Connectez-vous pour voir à quoi il correspond.',
    },
    CHOOSE_EMAILS,
  ),
  links: [
    {
      label: { en: 'Open the payment', fr: 'Consulter le paiement' },
      path: `payment-history/details?${new URLSearchParams({ paymentId, fromDate: date, toDate: date }).toString()}`,
    },
  ],
})
