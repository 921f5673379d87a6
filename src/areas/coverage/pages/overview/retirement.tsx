import { useGetRhipAmount } from '~generated/member/queries/retirement.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { formatMoney } from '~/platform/money/money.ts'
import { AddressLink } from '~/platform/pages/address-link.tsx'
import { usePageHref } from '~/platform/pages/page-link.tsx'
import { hasPage } from '~/platform/pages/registry.ts'
import { Card } from '~/ui/card/card.tsx'
import { Stack } from '~/ui/layout/layout.tsx'

const PAGE = 'coverage.retirement'

/** What the retirement programme still pays this year; no card for those who are not in it (D-125, ACCTS-15). */
export function Retirement() {
  const text = useText()
  const href = usePageHref()
  const { amount } = useGetRhipAmount().data
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
