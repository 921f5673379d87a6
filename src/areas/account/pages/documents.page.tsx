import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { MemberDocument } from '~generated/member/model/index.ts'
import { downloadDocumentPdf } from '~generated/member/queries/documents.ts'
import { fileSize } from '~/forms/uploads/upload-store.ts'
import { env } from '~/platform/config/environment.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { DownloadButton } from '~/components/download-button.tsx'
import { Page } from '~/components/page.tsx'
import { TravelLetterCard } from '~/components/travel-letter-card.tsx'
import { ActionRows, Card, Stack } from '~/ui/layout.tsx'
import { Notice } from '~/ui/notice.tsx'
import { AccessibleLabel } from '~/ui/visually-hidden.tsx'
import { documentsByKind, documentsQuery } from '../documents.ts'
import { listsDocuments } from '~/domain/optional-pages.ts'
import { benefitsQuery } from '~/domain/shared-queries.ts'

export const queries = () => [
  ...(listsDocuments() ? [documentsQuery()] : []),
  // say whether the letter about travel coverage is offered below the documents
  ...(env().offersTravelLetters ? [benefitsQuery()] : []),
]

/** The documents that the insurer keeps for the member, each as a PDF (D-260, D-261). */
function AccountDocumentsPage() {
  const text = useText()
  const { data } = useQuery({ ...documentsQuery(), enabled: listsDocuments(), retryOnMount: false })
  return (
    <Page id="account.documents" lead={data?.length ? text('documents.lead') : undefined}>
      <Stack gap="l">
        {listsDocuments() ? <Documents /> : <NotKept />}
        <TravelLetterCard />
      </Stack>
    </Page>
  )
}

export { AccountDocumentsPage as Component }

function Documents() {
  const text = useText()
  const { data } = useSuspenseQuery(documentsQuery())
  if (!data) return <NotKept />
  if (data.length === 0)
    return (
      <Notice tone="neutral" heading={text('documents.empty')}>
        <p>{text('documents.empty.text')}</p>
      </Notice>
    )
  return (
    <Stack gap="l">
      {documentsByKind(data).map(({ kind, documents }) => (
        <Card key={kind} title={text.has(`documents.kind.${kind}`) ? text.dynamic(`documents.kind.${kind}`) : kind}>
          <ActionRows
            rows={documents.map((document) => ({
              id: document.documentId,
              children: <strong>{document.title}</strong>,
              note: noteOf(document, text),
              action: <Download document={document} />,
            }))}
          />
        </Card>
      ))}
    </Stack>
  )
}

function Download({ document: { documentId, title } }: { readonly document: MemberDocument }) {
  const text = useText()
  return (
    <DownloadButton
      label={<AccessibleLabel visible={text('documents.download')} full={text('documents.download.of', { title })} />}
      download={() => downloadDocumentPdf(documentId, { fileName: `${title}.pdf` })}
    />
  )
}

function noteOf({ date: date8, size }: MemberDocument, text: Text): string {
  const date = text.date(date8)
  return size === undefined
    ? text('documents.issued', { date })
    : text('documents.issued.size', { date, size: fileSize(size, text.locale) })
}

/** Says where to find documents if the service does not list them: on the pages about claims, payments and coverage. */
function NotKept() {
  const text = useText()
  return (
    <Notice
      tone="neutral"
      heading={text('documents.none')}
      footer={<QuietButtonLink to="account.home">{text('documents.back')}</QuietButtonLink>}
    >
      <p>{text('documents.none.text')}</p>
    </Notice>
  )
}
