import { useQuery } from '@tanstack/react-query'
import { brandStore } from '~/platform/config/brand.ts'
import { contactQuery } from '~/platform/config/contact.ts'
import { claimProcessingDays } from '~/platform/config/environment.ts'
import { daysLate } from '~/domain/claim-status.ts'
import { openingText } from '~/domain/opening-hours.ts'
import { formatPhone } from '~/domain/participants.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { useStore } from '~/platform/store.ts'
import { VisuallyHidden } from '~/ui/visually-hidden.tsx'
import { QuietButtonLink } from './button-link.tsx'
import { type ContactSubject, contactSubjectStore } from '~/platform/stores/contact-subject.ts'

/** A link to the contact page. The message on that page then already begins with a sentence about the claim. */
export function AskAboutClaim({ subject, isButton }: { subject: ContactSubject; isButton?: boolean }) {
  const text = useText()
  const Link = isButton ? QuietButtonLink : PageLink
  return (
    <Link to="support.contact-us" onClick={() => contactSubjectStore.set(subject)}>
      {text('claim-promise.ask')}
      <VisuallyHidden> {subject.service}</VisuallyHidden>
    </Link>
  )
}

/**
 * The number of business days by which a claim is late (D-188). The days on which the insurer's office is closed are in
 * its contact details, which are fetched only for a claim that would be late without them. 0 until they have come.
 */
export function useDaysLate(claim: Parameters<typeof daysLate>[0]): number {
  const { locale } = useText()
  const brand = useStore(brandStore)
  const usual = claimProcessingDays()
  const enabled = daysLate(claim, usual) > 0
  const { data, isLoading } = useQuery({ ...contactQuery(brand, locale), enabled })
  return isLoading ? 0 : daysLate(claim, usual, data?.closedOn)
}

/**
 * The insurer's phone number, for a claim that is late or was declined, and when somebody answers: until or from when,
 * or the hours if that is unknown. Renders nothing while they are unknown.
 */
export function CallAboutClaim() {
  const text = useText()
  const brand = useStore(brandStore)
  const { data: contact } = useQuery(contactQuery(brand, text.locale))
  if (!contact) return null
  const number = contact.tollFreeNumber ?? contact.phoneNumber
  const opening = openingText(contact, text)
  return (
    <div>
      <a href={`tel:+1${number}`}>{text('claim-promise.call', { phone: formatPhone(number) })}</a>
      {opening ? (
        <div>{opening}</div>
      ) : (
        contact.hours.map(({ days, time }) => <div key={days}>{text('contact.hours.line', { days, time })}</div>)
      )}
    </div>
  )
}
