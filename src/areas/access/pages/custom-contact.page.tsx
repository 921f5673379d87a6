import { useEffect, useState } from 'react'
import type { ContactContent } from '~generated/member/model/index.ts'
import { fetchContact } from '~/platform/config/contact.ts'
import { parseBrand, rememberBrand } from '~/platform/config/brand.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import type { Locale } from '~/platform/i18n/locale.ts'
import { storedInvitationToken } from '~/platform/session/email-link.ts'
import { storage } from '~/platform/session/storage.ts'
import { Card } from '~/ui/layout.tsx'
import { PlainPage } from '~/components/plain-page.tsx'
import { ContactDetails } from '~/components/contact-details.tsx'
import { PageSkeleton } from '~/components/page.tsx'
import { readContactLink } from '../account-api.ts'

/** The insurer's contact details, for the holder of a link who is not signed in (ROUTE-017, ROUTE-018). */
function AccessCustomContactPage() {
  const text = useText()
  const contact = useContact(text.locale)
  return (
    <PlainPage id="access.custom-contact" title={contact?.title} lead={text('contact.lead')}>
      {contact === undefined ? (
        <PageSkeleton count={1} />
      ) : (
        <Card>
          <ContactDetails contact={contact} />
        </Card>
      )}
    </PlainPage>
  )
}

export { AccessCustomContactPage as Component }

/**
 * The contact details: undefined while they load, null if they cannot be loaded. The link determines the brand. An
 * unknown link leaves the brand unchanged.
 */
function useContact(locale: Locale): ContactContent | null | undefined {
  const [contact, setContact] = useState<ContactContent | null>()
  useEffect(() => {
    const controller = new AbortController()
    const read = async () => {
      const found = await fetchContact(await brandOfLink(controller.signal), locale, controller.signal)
      if (!controller.signal.aborted) setContact(found)
    }
    void read()
    return () => controller.abort()
  }, [locale])
  return contact
}

async function brandOfLink(signal: AbortSignal) {
  try {
    const { brand } = await readContactLink(storedInvitationToken() ?? '', signal)
    if (!signal.aborted) rememberBrand(brand)
    return parseBrand(brand)
  } catch (error) {
    if (!isPortalError(error)) throw error
    return parseBrand(storage.read('brand'))
  }
}
