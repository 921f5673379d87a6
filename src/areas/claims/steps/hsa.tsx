import { useText } from '~/platform/i18n/text.tsx'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Card, type DefinitionItem, DefinitionList, Stack } from '~/ui/layout.tsx'
import type { ClaimSteps, PanelProps } from '../wizard/step-definition.ts'

/** The balance of the account; a missing balance is zero (ACCTS-02). */
export const balanceOf = ({ hsaBalance }: PanelProps['data']): string => hsaBalance?.balance ?? '0.00'

/** A card with the balance, first in a list. */
export function HsaBalance({ data, more }: Pick<PanelProps, 'data'> & { more?: readonly DefinitionItem[] }) {
  const text = useText()
  return (
    <Card>
      <DefinitionList
        items={[
          { id: 'balance', label: text('claims.hsa.balance'), value: <strong>{text.money(balanceOf(data))}</strong> },
          ...(more ?? []),
        ]}
      />
    </Card>
  )
}

/** The balance, and the meaning of either answer, with an example. */
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

/** Whether the spending account pays the rest of the claim; the summary shows question and answer. */
export const steps = { hsa: { Panel: Question } } satisfies ClaimSteps
