import type { BankingDetails } from '~generated/member/model/index.ts'
import { lastDigits } from '~/domain/bank-account.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { Card, DefinitionList } from '~/ui/layout.tsx'

/** The account for direct deposit, with only the last digits of its number (D-62). */
export function BankAccount({ details }: { details: BankingDetails }) {
  const text = useText()
  return (
    <Card title={text('direct-deposit.on-file')}>
      <DefinitionList
        items={[
          { id: 'branch', label: text('bank-account.branch'), value: details.branch },
          { id: 'bank', label: text('bank-account.bank'), value: details.bank },
          {
            id: 'account',
            label: text('bank-account.account'),
            value: text('bank-account.masked', { digits: lastDigits(details.account) }),
          },
        ]}
      />
    </Card>
  )
}
