import { getTermsAndConditionsQuery, useGetTermsAndConditions } from '~generated/member/queries/account.ts'
import { Suspense } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { AlertBox } from '~/ui/alert-box.tsx'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { Card, Container } from '~/ui/layout.tsx'
import { Page, PageSkeleton, SectionBoundary } from '~/components/page.tsx'
import { TermsText } from '~/components/information-dialog.tsx'

export const queries = () => [getTermsAndConditionsQuery()]

/**
 * The accepted terms with their date; they cannot be withdrawn (R-061, D-69). The text is shown even if the date cannot
 * be loaded.
 */
function AccountTermsPage() {
  const text = useText()
  return (
    <Container narrow>
      <Page id="account.terms">
        <Suspense fallback={<PageSkeleton />}>
          <SectionBoundary>
            <Accepted />
          </SectionBoundary>
          <Card>
            <TermsText />
          </Card>
          <div>
            <QuietButtonLink to="account.home">{text('account.terms.back')}</QuietButtonLink>
          </div>
        </Suspense>
      </Page>
    </Container>
  )
}

export { AccountTermsPage as Component }

function Accepted() {
  const text = useText()
  const { data } = useGetTermsAndConditions()
  const { acceptedDate } = data
  return (
    <AlertBox tone="ok">
      {acceptedDate
        ? text('account.terms.accepted', { date: text.date(acceptedDate) })
        : text('account.terms.accepted-undated')}
    </AlertBox>
  )
}
