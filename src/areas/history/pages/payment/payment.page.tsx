import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { GetPaymentDetailsParams } from '~generated/member/model/index.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { prefetch } from '~/platform/query/prefetch.ts'
import { memberId } from '~/platform/session/member-id.ts'
import { Card } from '~/ui/card/card.tsx'
import { DefinitionList } from '~/ui/definition-list/definition-list.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { StatementButton } from '../../parts/statement-button.tsx'
import { Page } from '~/ui/page/page.tsx'
import { downloadPayment, history } from '../../api.ts'
import { askedPayment, isComplete } from '../../model/payments.ts'
import { Adjustments, FromSpending } from './beside-claims.tsx'
import { Calculation } from './calculation.tsx'
import { statementItems } from './statement-items.tsx'

export function warm({ memberId: id, url }: { memberId: string; url: URL }): void {
  const asked = askedPayment(url.searchParams)
  if (isComplete(asked)) prefetch(history.payment(id, asked))
}

/** One payment: to whom, how much, and how the amounts of its claims were worked out (R-041, HIST-38..43). */
export function Component() {
  const text = useText()
  const [query] = useSearchParams()
  const asked = askedPayment(query)
  const id = memberId()
  return (
    <Page
      id="history.payment"
      lead={text('payment.lead')}
      actions={<StatementButton label={text('payment.download')} download={() => downloadPayment(id, asked.paymentId)} />}
    >
      <Statement id={id} asked={asked} />
    </Page>
  )
}

function Statement({ id, asked }: { id: string; asked: GetPaymentDetailsParams }) {
  const text = useText()
  const { data } = useSuspenseQuery(history.payment(id, asked))
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
