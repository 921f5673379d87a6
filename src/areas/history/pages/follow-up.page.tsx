import { useParams } from 'react-router'
import { getClaimPaymentDetailsQuery } from '~generated/member/queries/history.ts'
import type { PageArgs } from '~/platform/pages/page-registry.ts'
import type { AnyQuery } from '~/platform/query/query.ts'
import { AddDocuments } from '../follow-up/add-documents.tsx'
import { AppealDecision } from '../follow-up/appeal.tsx'
import { documentRequestsQuery } from '../follow-up/send-follow-up.ts'

export const queries = ({ params: { claimId = '', line } }: PageArgs): readonly AnyQuery[] => [
  line === undefined ? documentRequestsQuery(claimId) : getClaimPaymentDetailsQuery(claimId, Number(line)),
]

/** Two pages with one form: the documents that a claim waits for, and the appeal of one of its lines. */
function FollowUpPage() {
  const { claimId = '', line } = useParams()
  return line === undefined ? (
    <AddDocuments claimId={claimId} />
  ) : (
    <AppealDecision claimId={claimId} line={Number(line)} />
  )
}

export { FollowUpPage as Component }
