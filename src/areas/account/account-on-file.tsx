import type { BankingDetails } from '~generated/member/model/index.ts'
import { lastDigits } from '~/platform/banking/bank-account.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { Card } from '~/ui/card/card.tsx'
import { DefinitionList } from '~/ui/definition-list/definition-list.tsx'

/** The account for direct deposit as it may be shown: of its number, the last digits only (D-62). */
export function AccountOnFile({ details: { branch, bank, account } }: { details: BankingDetails }) {
  const text = useText()
  return (
    <Card title={text('direct-deposit.on-file')}>
      <DefinitionList
        items={[
          { id: 'branch', label: text('bank-account.branch'), value: branch },
          { id: 'bank', label: text('bank-account.bank'), value: bank },
          { id: 'account', label: text('bank-account.account'), value: text('bank-account.masked', { digits: lastDigits(account) }) },
        ]}
      />
    </Card>
  )
}
