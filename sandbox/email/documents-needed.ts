import type { NewLine } from '../store/claim-line.ts'
import type { OutgoingEmail } from '../store/outbox.ts'
import { date } from '../documents/format.ts'
import { CHOOSE_EMAILS, emailTemplate } from './email-templates.ts'

/**
 * The email that asks the member for documents. Other people may read an email, so this one does not mention the
 * service or the document. The member must sign in to see them (D-243).
 *
 * @param until last day on which the member can send the documents, in eight digits
 */
export const documentsNeeded = (
  { claimId, line }: Pick<NewLine, 'claimId' | 'line'>,
  until: string,
): OutgoingEmail => ({
  kind: 'DOCUMENTS_NEEDED',
  subject: { en: 'We are waiting for a document from you', fr: 'Nous attendons un document de votre part' },
  text: emailTemplate(
    {
      en: `We need a document to decide one of your claims. Sign in to see which one, and add it by ${date(until, 'en')}.`,
      fr: `Il nous manque un document pour traiter l’une de vos demandes. Connectez-vous pour voir lequel, et ajoutez-le au plus tard le ${date(until, 'fr')}.`,
    },
    { en: 'A photo taken with your phone is enough.', fr: 'Une photo prise avec votre téléphone suffit.' },
    CHOOSE_EMAILS,
  ),
  links: [
    {
      label: { en: 'Open the claim', fr: 'Consulter la demande' },
      path: `history/details/${encodeURIComponent(claimId)}/${line}`,
    },
  ],
})
