import { useParams } from 'react-router'
import { addDocumentsForm } from '~generated/forms/history/add-documents.ts'
import { prepareForm } from '~/forms/schema-form.tsx'
import type { PageArgs } from '~/platform/pages/page-registry.ts'
import type { AnyQuery } from '~/platform/query/query.ts'
import { AddDocuments, recentClaimsQuery } from '../follow-up/add-documents.tsx'
import { AppealDecision } from '../follow-up/appeal.tsx'
import { documentRequestsQuery } from '../follow-up/send-follow-up.ts'
import { lineQuery } from '../follow-up/unknown-claim.tsx'

/** Starts loading the field for files, which both forms have. It would be loaded when their data has come. */
export async function preload(): Promise<void> {
  prepareForm(addDocumentsForm).catch(() => undefined)
}

export const queries = ({ params: { claimId = '', line } }: PageArgs): readonly AnyQuery[] =>
  line === undefined
    ? [documentRequestsQuery(claimId), recentClaimsQuery()]
    : [lineQuery({ claimId, line: Number(line) })]

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
