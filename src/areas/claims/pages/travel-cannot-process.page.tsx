import { useSuspenseQuery } from '@tanstack/react-query'
import { brandStore, currentBrand } from '~/platform/config/brand.ts'
import { contactQuery } from '~/platform/config/contact.ts'
import { currentLocale } from '~/platform/i18n/locale.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { useStore } from '~/platform/store.ts'
import { ButtonLink } from '~/components/button-link.tsx'
import { ContactDetails } from '~/components/contact-details.tsx'
import { FormLink } from '~/components/window-button.tsx'
import { Stack, Container } from '~/ui/layout.tsx'
import { Page } from '~/components/page.tsx'
import { useDraft } from '~/wizard/draft-store.ts'
import { asClaimAnswers } from '../model/answers.ts'
import { LeaveGuard } from '../step-view/leave-guard.tsx'

export const queries = () => [contactQuery(currentBrand(), currentLocale())]

/** Travel expenses that cannot be claimed online: how to claim them by mail (D-117, CLAIM-83). */
function ClaimsTravelCannotProcessPage() {
  const text = useText()
  const { answers, unsaved } = useDraft()
  const isHandled = asClaimAnswers({ ...answers, ...unsaved })['before-start-travel']?.handledByAssistanceProvider
  // without an answer, the address was typed, and the reason is not known
  const reason =
    isHandled !== undefined && text(`claims.travel-cannot-process.${isHandled ? 'handled' : 'not-covered'}`)
  return (
    <Container narrow>
      <LeaveGuard />
      <Page
        id="claims.travel-cannot-process"
        lead={[text('claims.travel-cannot-process.lead'), reason].filter(Boolean).join(' ')}
      >
        <Stack gap="l">
          <ol>
            <li>{text('claims.travel-cannot-process.form')}</li>
            <li>{text('claims.travel-cannot-process.join')}</li>
            <li>{text('claims.travel-cannot-process.mail')}</li>
          </ol>
          <FormLink />
          <Insurer />
          <ButtonLink to="support.contact-us">{text('claims.travel-cannot-process.contact')}</ButtonLink>
          <PageLink to="claims.before-start-travel">{text('claims.back')}</PageLink>
        </Stack>
      </Page>
    </Container>
  )
}

/** How to ask for the form. */
function Insurer() {
  const brand = useStore(brandStore)
  const { data } = useSuspenseQuery(contactQuery(brand, currentLocale()))
  return <ContactDetails contact={data} />
}

export { ClaimsTravelCannotProcessPage as Component }
