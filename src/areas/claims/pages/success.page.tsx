import { useQuery } from '@tanstack/react-query'
import type { RecentClaim } from '~generated/member/model/index.ts'
import { listRecentClaimsQuery } from '~generated/member/queries/history.ts'
import { withoutDialog } from '~/platform/query/query.ts'
import { AlertBox } from '~/ui/alert-box.tsx'
import { useText } from '~/platform/i18n/text.tsx'
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
import { PrintButton } from '~/components/print-button.tsx'
import { confirmationStore } from '../wizard/confirmation-store.ts'
import { Illustration } from '~/ui/illustration.tsx'

/** Ids of the messages about the payment, depending on the payer. */
const PAYMENT = {
  plan: 'claims.receipt.next.paid',
  account: 'claims.receipt.next.account',
  undecided: 'claims.receipt.next.event',
} as const

/**
 * The confirmation of a received claim: the amount to expect, by when and into which account, then its numbers and the
 * next steps. The member can print the page (CLAIM-81). It says that there is nothing to do only if the service says so
 * (D-188).
 */
function ClaimsSuccessPage() {
  const text = useText()
  const receipt = useStore(confirmationStore)
  const { openClaim } = useStartClaim()
  const { claimTracker } = usePolicy()
  const { data: recent } = useQuery({
    ...listRecentClaimsQuery(withoutDialog),
    staleTime: 0,
    enabled: claimTracker,
  })
  if (!receipt) return null
  const { result, locale, pays, lines, paidByOther, documents, expected, lacksReceipt, processedBy } = receipt
  const numbers = [...new Set((result.claims ?? []).map(({ claimId }) => claimId))]
  const amounts = lines.flatMap(({ amountPaid }) => amountPaid ?? [])
  const total = text.money(sumMoney(amounts))
  const waiting = result.claims?.find((claim) => documentsNeeded(claim).length > 0)
  const message = locale === text.locale && result.message ? result.message : text('claims.receipt.sent')
  const claimed = amounts.length > 0 ? text('claims.receipt.asked', { amount: total }) : message
  const amount = expected && text.money(expected.amount)
  // the plan's payment is an estimate; the amount requested from an account is not
  const expectation = amount && (pays === 'account' ? amount : text('claims.receipt.about', { amount }))
  const heading = expectation || claimed
  // no processing time is promised for a claim that may first need a document
  const isComplete = !waiting && !result.documentsRequired && !lacksReceipt
  const hasNothingToDo = isComplete && result.documentsRequired === false && pays !== 'undecided'
  return (
    <Container narrow centred>
      <Page id="claims.success">
        <Stack gap="l">
          <Notice tone="ok" large picture={<Illustration name="sent" />} heading={heading}>
            <p>{expected ? text(expected.id, { digits: expected.digits }) : text(PAYMENT[pays])}</p>
            {expected?.isRestFromHsa && <p>{text('claims.receipt.rest')}</p>}
            {processedBy && pays !== 'undecided' && isComplete && (
              <p>{text('claims.receipt.by', { date: text.date(processedBy) })}</p>
            )}
          </Notice>
          {(waiting || lacksReceipt) && (
            <AlertBox tone="warn">
              {waiting
                ? text('claims.receipt.next.needed', {
                    document: documentsNeeded(waiting)
                      .map(({ description }) => description)
                      .join(', '),
                  })
                : text('claims.receipt.next.no-receipt')}
            </AlertBox>
          )}
          <Actions>
            {waiting && (
              <ButtonLink to="history.add-documents" params={{ claimId: waiting.claimId }}>
                {text('claims.receipt.add')}
              </ButtonLink>
            )}
            <SentClaimLink
              claim={lines.length > 1 ? undefined : recent?.find(({ claimId = '' }) => numbers.includes(claimId))}
              isFirst={!waiting}
            />
            <Button variant="quiet" onClick={() => void openClaim()}>
              {text('claims.receipt.another')}
            </Button>
            <PrintButton label={text('claims.receipt.print')} />
          </Actions>
          {lines.length > 0 && (
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
                  ...(amounts.length > 1 ? [{ id: 'total', label: text('claims.summary.total'), value: total }] : []),
                  ...(paidByOther
                    ? [{ id: 'other', label: text('claims.receipt.other'), value: text.money(paidByOther) }]
                    : []),
                  {
                    id: 'documents',
                    label: text('claims.attached.title', { count: documents.length }),
                    value: documents.length > 0 ? documents.join(', ') : text('claims.attached.none'),
                  },
                ]}
              />
            </Card>
          )}
          <Card title={text('claims.receipt.next')}>
            <Stack gap="m">
              {message !== heading && message !== text('claims.receipt.sent') && <p>{message}</p>}
              {!waiting && result.documentsRequired && <p>{text('claims.receipt.next.documents')}</p>}
              {hasNothingToDo && <p>{text('claims.receipt.next.nothing')}</p>}
              {claimTracker && <p>{text('claims.receipt.next.follow')}</p>}
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

interface SentClaimLinkProps {
  /** the only line of the claim among the recent claims; undefined until they are loaded, or if it is not listed */
  readonly claim: RecentClaim | undefined
  /** true if this is the first action of the page */
  readonly isFirst: boolean
}

/**
 * A link to the page of the claim, or to the history if the plan has no such page, if the claim is not known there, or
 * if it has several lines, each with a page of its own.
 */
function SentClaimLink({ claim, isFirst }: SentClaimLinkProps) {
  const text = useText()
  const policy = usePolicy()
  const Link = isFirst ? ButtonLink : QuietButtonLink
  return policy.maaxClaims && claim?.claimId !== undefined && claim.line !== undefined ? (
    <Link to="history.details" params={{ claimId: claim.claimId, line: String(claim.line) }}>
      {text('claims.receipt.see')}
    </Link>
  ) : (
    <Link to={historyPage(policy)}>{text('claims.receipt.history')}</Link>
  )
}

export { ClaimsSuccessPage as Component }
