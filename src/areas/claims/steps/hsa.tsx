import { useText } from '~/platform/i18n/text.tsx'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Card, type DefinitionItem, DefinitionList, Stack } from '~/ui/layout.tsx'
import type { ClaimSteps, PanelProps } from '../wizard/step-definition.ts'

/** What the account has left; no balance is a balance of zero (ACCTS-02). */
export const balanceOf = ({ hsaBalance }: PanelProps['data']): string => hsaBalance?.balance ?? '0.00'

/** The same as it is shown, first in a list. */
export function HsaBalance({ data, more }: Pick<PanelProps, 'data'> & { more?: readonly DefinitionItem[] }) {
  const text = useText()
  return (
    <Card>
      <DefinitionList items={[{ id: 'balance', label: text('claims.hsa.balance'), value: <strong>{text.money(balanceOf(data))}</strong> }, ...(more ?? [])]} />
    </Card>
  )
}

/** What the account has left, and what either answer means, with an example. */
function Question({ data }: PanelProps) {
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

/** Whether the spending account pays what is left of the claim; its answer stands in the summary with its question. */
export const steps = { hsa: { Panel: Question } } satisfies ClaimSteps
