import { useText } from '~/platform/i18n/text.tsx'
import { formatMoney } from '~/platform/money.ts'
import { Card } from '~/ui/card.tsx'
import { DefinitionList, type DefinitionItem } from '~/ui/definition-list.tsx'
import type { PanelProps } from './panel.ts'

/** What the account has left; no balance is a balance of zero (ACCTS-02). */
export const balanceOf = ({ hsaBalance }: PanelProps['data']): string => hsaBalance?.balance ?? '0.00'

/** The same as it is shown, first in a list. */
export function HsaBalance({ data, more }: Pick<PanelProps, 'data'> & { more?: readonly DefinitionItem[] }) {
  const text = useText()
  return (
    <Card>
      <DefinitionList
        items={[{ id: 'balance', label: text('claims.hsa.balance'), value: <strong>{formatMoney(balanceOf(data), text.locale)}</strong> }, ...(more ?? [])]}
      />
    </Card>
  )
}
