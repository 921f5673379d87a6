import { useText } from '~/platform/i18n/text.tsx'
import { claimProcessingDays } from '~/platform/config/environment.ts'
import { documentsNeeded } from '~/domain/claim-status.ts'
import { sumMoney } from '~/domain/money.ts'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { historyPage, usePolicy } from '~/platform/policy/policy.ts'
import { useStartClaim } from '~/components/start-claim.ts'
import { useStore } from '~/platform/store.ts'
import { ButtonLink, QuietButtonLink } from '~/components/button-link.tsx'
import { Actions, Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { Card, Container, DefinitionList, Stack } from '~/ui/layout.tsx'
import { Page } from '~/components/page.tsx'
import { confirmationStore } from '../wizard/confirmation-store.ts'
import { Illustration } from '~/ui/illustration.tsx'

/** Ids of the messages about the payment, depending on the payer. */
const PAYMENT = {
  plan: 'claims.receipt.next.paid',
  account: 'claims.receipt.next.account',
  undecided: 'claims.receipt.next.event',
} as const

/**
 * The confirmation of a received claim, with its numbers and the next steps. The member can print the page (CLAIM-81).
 * It says that there is nothing to do only if the service says so (D-188).
 */
function ClaimsSuccessPage() {
  const text = useText()
  const receipt = useStore(confirmationStore)
  const policy = usePolicy()
  const { openClaim } = useStartClaim()
  if (!receipt) return null
  const { result, locale, pays, lines, documents, expected } = receipt
  const days = claimProcessingDays()
  const numbers = [...new Set((result.claims ?? []).map(({ claimId }) => claimId))]
  const amounts = lines.flatMap(({ amountPaid }) => amountPaid ?? [])
  const waiting = result.claims?.find((claim) => documentsNeeded(claim).length > 0)
  const sentence = (locale === text.locale && result.message) || text('claims.receipt.sent')
  return (
    <Container narrow>
      <Page id="claims.success" lead={expected ? sentence : undefined}>
        <Stack gap="l">
          <Notice
            tone="ok"
            large
            picture={<Illustration name="sent" />}
            heading={expected ? text('claims.receipt.about', { amount: text.money(expected.amount) }) : sentence}
          >
            <p>
              {expected
                ? text(expected.id, { amount: text.money(expected.amount), digits: expected.digits })
                : text(PAYMENT[pays])}
            </p>
          </Notice>
          <Actions>
            {waiting ? (
              <>
                <ButtonLink to="history.add-documents" params={{ claimId: waiting.claimId }}>
                  {text('claims.receipt.add')}
                </ButtonLink>
                <QuietButtonLink to={historyPage(policy)}>{text('claims.receipt.history')}</QuietButtonLink>
              </>
            ) : (
              <ButtonLink to={historyPage(policy)}>{text('claims.receipt.history')}</ButtonLink>
            )}
            <Button variant="quiet" onClick={() => void openClaim()}>
              {text('claims.receipt.another')}
            </Button>
            <Button variant="quiet" icon="print" onClick={() => window.print()}>
              {text('claims.receipt.print')}
            </Button>
          </Actions>
          <Card title={text('claims.receipt.title')}>
            <DefinitionList
              items={[
                ...(result.confirmationNumber
                  ? [
                      {
                        id: 'reference',
                        label: text('claims.receipt.reference'),
                        value: <strong>{result.confirmationNumber}</strong>,
                      },
                    ]
                  : []),
                ...(numbers.length > 0
                  ? [
                      {
                        id: 'claims',
                        label: text('claims.receipt.claims', { count: numbers.length }),
                        value: numbers.join(', '),
                      },
                    ]
                  : []),
                ...(result.submittedDate
                  ? [{ id: 'date', label: text('claims.receipt.date'), value: text.date(result.submittedDate) }]
                  : []),
                ...lines.map(({ key, service, person, dateOfService, amountPaid }) => ({
                  id: key,
                  label: service,
                  value: amountPaid
                    ? text('claims.receipt.line', {
                        person,
                        date: text.date(dateOfService),
                        amount: text.money(amountPaid),
                      })
                    : text('claims.receipt.event', { person, date: text.date(dateOfService) }),
                })),
                ...(amounts.length > 0
                  ? [
                      {
                        id: 'total',
                        label: text('claims.summary.total'),
                        value: <strong>{text.money(sumMoney(amounts))}</strong>,
                      },
                    ]
                  : []),
                {
                  id: 'documents',
                  label: text('claims.attached.title', { count: documents.length }),
                  value: documents.length > 0 ? documents.join(', ') : text('claims.attached.none'),
                },
              ]}
            />
          </Card>
          <Card title={text('claims.receipt.next')}>
            <Stack gap="m">
              {result.documentsRequired !== undefined && (result.documentsRequired || pays !== 'undecided') && (
                <p>
                  {waiting
                    ? text('claims.receipt.next.needed', {
                        document: documentsNeeded(waiting)
                          .map(({ description }) => description)
                          .join(', '),
                      })
                    : result.documentsRequired
                      ? text('claims.receipt.next.documents')
                      : text('claims.receipt.next.nothing')}
                </p>
              )}
              <p>
                {days === undefined || pays === 'undecided'
                  ? text('claims.receipt.next.follow')
                  : text('claims.receipt.next.status', { days })}
              </p>
              <p>{text('claims.receipt.next.keep')}</p>
            </Stack>
          </Card>
          <p>
            <PageLink to="dashboard.home">{text('claims.receipt.home')}</PageLink>
          </p>
        </Stack>
      </Page>
    </Container>
  )
}

export { ClaimsSuccessPage as Component }
