import { useText } from '~/platform/i18n/text.tsx'
import { Page } from '~/ui/page/page.tsx'
import { Account, warmAccount } from '../../parts/account.tsx'

export function warm({ memberId: id }: { memberId: string }): void {
  warmAccount('hsa', id)
}

/** The health spending account (R-104, ACCTS-01). */
export function Component() {
  const text = useText()
  return (
    <Page id="spending.health" lead={text('spending.health.lead')}>
      <Account kind="hsa" title={text('page.spending.health')} />
    </Page>
  )
}
