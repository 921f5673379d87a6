import { downloadPaymentDetailsPdf, getPaymentDetailsQuery, useGetPaymentDetails } from '~generated/member/queries/payments.ts'
import { useSearchParams } from 'react-router'
import type { GetPaymentDetailsParams } from '~generated/member/model/index.ts'
import type { PagePlace } from '~/platform/pages/page-row.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { Card } from '~/ui/card/card.tsx'
import { DefinitionList } from '~/ui/definition-list/definition-list.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { StatementButton } from '../../parts/statement-button.tsx'
import { Page } from '~/ui/page/page.tsx'
import { askedPayment, isComplete } from '../../model/payments.ts'
import { Adjustments, FromSpending } from './beside-claims.tsx'
import { Calculation } from './calculation.tsx'
import { statementItems } from './statement-items.tsx'

export const queries = ({ url }: PagePlace) => {
  const asked = askedPayment(url.searchParams)
  return isComplete(asked) ? [getPaymentDetailsQuery(asked)] : []
}

/** One payment: to whom, how much, and how the amounts of its claims were worked out (R-041, HIST-38..43). */
export function Component() {
  const text = useText()
  const [query] = useSearchParams()
  const asked = askedPayment(query)
  return (
    <Page
      id="history.payment"
      lead={text('payment.lead')}
      actions={<StatementButton label={text('payment.download')} download={() => downloadPaymentDetailsPdf({ paymentId: asked.paymentId })} />}
    >
      <Statement asked={asked} />
    </Page>
  )
}

function Statement({ asked }: { asked: GetPaymentDetailsParams }) {
  const text = useText()
  const { data } = useGetPaymentDetails(asked)
  return (
    <Stack gap="l">
      <Card title={text('payment.statement')}>
        <DefinitionList items={statementItems(data, asked.paymentId, text)} />
      </Card>
      {data.calculationOfBenefits.map((calculation) => (
        <Calculation key={calculation.participantId} statement={data} calculation={calculation} />
      ))}
      {data.claimAdjustments.length > 0 && <Adjustments adjustments={data.claimAdjustments} />}
      {data.hsaExplanationOfBenefits.length > 0 && <FromSpending lines={data.hsaExplanationOfBenefits} />}
    </Stack>
  )
}
