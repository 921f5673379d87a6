import { type Date8, withDashes } from '~/platform/dates/date8.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Card } from '~/ui/card.tsx'
import { DefinitionList } from '~/ui/definition-list.tsx'
import { Stack } from '~/ui/layout.tsx'
import type { PanelProps } from './panel.ts'

/** What coordination means, with an example, and what is on file about the other insurer (CLAIM-45). */
export function Panel({ data }: PanelProps) {
  const text = useText()
  const file = data.coverageOnFile
  return (
    <Stack gap="l">
      <AlertBox tone="info" title={text('claims.coverage.what')}>
        {text('claims.coverage.example')}
      </AlertBox>
      {file && (
        <Card title={text('claims.coverage.on-file')}>
          <DefinitionList
            items={[
              { id: 'insurer', label: text('claims.coverage.insurer'), value: file.carrierName ?? file.extCovCarrierCode },
              ...(file.memberName ? [{ id: 'member', label: text('claims.coverage.member'), value: file.memberName }] : []),
              ...(file.policyId ? [{ id: 'policy', label: text('claims.coverage.policy'), value: file.policyId }] : []),
              ...(file.effectiveDate ? [{ id: 'from', label: text('claims.coverage.from'), value: <CoverageDate date={file.effectiveDate} /> }] : []),
              { id: 'first', label: text('claims.coverage.pays-first'), value: file.extCovPrimaryInd ? text('yes') : text('no') },
            ]}
          />
        </Card>
      )}
    </Stack>
  )
}

/** A date of other coverage, which the specification shows as `yyyy-MM-dd`; dates are long everywhere else (CLAIM-50, D-175). */
export function CoverageDate({ date }: { date: Date8 }) {
  const day = withDashes(date)
  return <time dateTime={day}>{day}</time>
}
