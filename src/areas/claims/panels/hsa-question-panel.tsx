import { useText } from '~/platform/i18n/text.tsx'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Stack } from '~/ui/layout.tsx'
import { balanceOf, HsaBalance } from './hsa-balance.tsx'
import type { PanelProps } from './panel.ts'

/** What the account has left, and what either answer means, with an example. */
export function Panel({ data }: PanelProps) {
  const text = useText()
  return (
    <Stack gap="l">
      <AlertBox tone="info" title={text('claims.hsa.what')}>
        {text('claims.hsa.example')}
      </AlertBox>
      <HsaBalance data={data} />
      {balanceOf(data) === '0.00' && <p>{text('claims.hsa.empty')}</p>}
    </Stack>
  )
}
