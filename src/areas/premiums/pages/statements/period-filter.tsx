import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { premiumStatementFilterForm } from '~generated/forms/premiums/premium-statement-filter.ts'
import type { GetPremiumsParams } from '~generated/member/model/index.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { useText } from '~/platform/i18n/text.tsx'
import { Actions } from '~/ui/actions/actions.tsx'
import { Button } from '~/ui/button/button.tsx'
import { Card } from '~/ui/card/card.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { announce } from '~/ui/live-region/announcements.ts'
import { periodText } from '../../period-text.ts'

/** The period, kept in the address so that Back and a bookmark work (F-22). The form stays as it is when it is applied, and so does the focus. */
export function PeriodFilter({ period }: { period: GetPremiumsParams }) {
  const text = useText()
  const [, setQuery] = useSearchParams()
  const [cleared, setCleared] = useState(0)

  function show(chosen: GetPremiumsParams) {
    setQuery({ ...chosen }, { preventScrollReset: true })
    announce(periodText(chosen, text))
  }

  return (
    <Card title={text('premiums.filter.title')}>
      <Stack gap="s">
        <SchemaForm key={cleared} definition={premiumStatementFilterForm} initialData={cleared ? {} : period} onSubmit={show}>
          <Actions>
            <Button type="submit">{text('premiums.filter.apply')}</Button>
          </Actions>
        </SchemaForm>
        <div>
          <Button
            variant="link"
            onClick={() => {
              setCleared(cleared + 1)
              show({})
            }}
          >
            {text('premiums.filter.clear')}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
