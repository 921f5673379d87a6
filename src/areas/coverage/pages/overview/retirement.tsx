import { useSuspenseQuery } from '@tanstack/react-query'
import { useText } from '~/platform/i18n/text.tsx'
import { formatMoney } from '~/platform/money/money.ts'
import { AddressLink } from '~/platform/pages/address-link.tsx'
import { usePageHref } from '~/platform/pages/page-link.tsx'
import { hasPage } from '~/platform/pages/registry.ts'
import { memberId } from '~/platform/session/member-id.ts'
import { Card } from '~/ui/card/card.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { coverage } from '../../api.ts'

const PAGE = 'coverage.retirement'

/** What the retirement programme still pays this year; no card for those who are not in it (D-125, ACCTS-15). */
export function Retirement() {
  const text = useText()
  const href = usePageHref()
  const { amount } = useSuspenseQuery(coverage.retirement(memberId())).data
  if (amount === null) return null
  return (
    <Card title={text('coverage.retirement.title')}>
      <Stack gap="s">
        <p>{text('coverage.retirement.left', { amount: formatMoney(amount.toFixed(2), text.locale) })}</p>
        {hasPage(PAGE) && (
          <p>
            <AddressLink to={href(PAGE)}>{text('coverage.retirement.more')}</AddressLink>
          </p>
        )}
      </Stack>
    </Card>
  )
}
