import { getCardholderDetailsQuery } from '~generated/member/queries/account.ts'
import {
  downloadPremiumStatementPdf,
  listPremiumStatementsQuery,
  useListPremiumStatements,
} from '~generated/member/queries/premiums.ts'
import { useParams } from 'react-router'
import { useText } from '~/platform/i18n/text.tsx'
import { withoutDialog } from '~/platform/query/query.ts'
import { usePolicy } from '~/platform/policy/policy.ts'
import { ButtonLink } from '~/components/button-link.tsx'
import { statementPeriod } from '../model/amounts.ts'
import { Card, DefinitionList, Stack, Container } from '~/ui/layout.tsx'
import { Notice } from '~/ui/notice.tsx'
import { documentName, DownloadButton } from '~/components/download-button.tsx'
import { Page } from '~/components/page.tsx'

// the second is for the head of the printed page
export const queries = () => [listPremiumStatementsQuery(), getCardholderDetailsQuery(withoutDialog)]

/** One monthly statement, and its PDF for plans with statements (PAY-03, D-18). */
function PremiumsStatementPage() {
  const { statementId = '' } = useParams()
  return (
    <Container narrow>
      <Page id="premiums.statement">
        <Statement statementId={statementId} />
      </Page>
    </Container>
  )
}

export { PremiumsStatementPage as Component }

function Statement({ statementId }: { statementId: string }) {
  const text = useText()
  const { statements: hasDocuments } = usePolicy()
  const { data } = useListPremiumStatements()
  const statement = data?.find((each) => each.statementId === statementId)
  if (!statement)
    return (
      <Notice
        tone="warn"
        heading={text('premiums.statement.unknown.title')}
        footer={<ButtonLink to="premiums.statements">{text('premiums.to-statements')}</ButtonLink>}
      >
        <p>{text('premiums.statement.unknown.text')}</p>
      </Notice>
    )
  return (
    <Card>
      <Stack gap="l">
        <DefinitionList
          items={[
            {
              id: 'period',
              label: text('premiums.statement.period'),
              value: statementPeriod(statement, text),
            },
            {
              id: 'amount',
              label: text('premiums.statement.amount'),
              value: <strong>{text.money(statement.amount)}</strong>,
            },
            { id: 'number', label: text('premiums.statement.number'), value: statement.statementId },
          ]}
        />
        {hasDocuments && (
          <div>
            <DownloadButton
              label={text('premiums.statement.download')}
              download={() =>
                downloadPremiumStatementPdf(statementId, {
                  fileName: documentName('getPremiumStatementPdf', statementId),
                })
              }
            />
          </div>
        )}
      </Stack>
    </Card>
  )
}
