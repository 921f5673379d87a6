import { useText } from '~/platform/i18n/text.tsx'
import { formatMoney } from '~/platform/money/money.ts'
import { AlertBox } from '~/ui/alert-box/alert-box.tsx'
import { Card } from '~/ui/card/card.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import type { PanelProps } from './panel.ts'

/** What the account has left, and what either answer means, with an example; no balance is a balance of zero (ACCTS-02). */
export function HsaPanel({ data }: PanelProps) {
  const text = useText()
  const balance = data.hsaBalance?.balance ?? '0.00'
  return (
    <Stack gap="l">
      <AlertBox tone="info" title={text('claims.hsa.what')}>
        {text('claims.hsa.example')}
      </AlertBox>
      <Card title={text('claims.hsa.balance')}>
        <Stack gap="s">
          <p>
            <strong>{formatMoney(balance, text.locale)}</strong>
          </p>
          {balance === '0.00' && <p>{text('claims.hsa.empty')}</p>}
        </Stack>
      </Card>
    </Stack>
  )
}
