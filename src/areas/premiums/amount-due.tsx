import type { ReactNode } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { Card, Stack } from '~/ui/layout.tsx'
import { Notice } from '~/ui/notice.tsx'
import { amountDueKind } from './model/amounts.ts'
import css from '~/ui/balance-bar.module.css'

/** The amount due, in large type; a negative amount is a credit (DATA-15). */
export function AmountDueCard({ title, total, children }: { title: string; total: string; children?: ReactNode }) {
  const text = useText()
  const kind = amountDueKind(total)
  return (
    <Card title={title}>
      <Stack gap="m">
        <div>
          <p className={css.headline}>{text.money(kind === 'credit' ? '0.00' : total)}</p>
          {kind === 'nothing' && <p>{text('premiums.owed.nothing')}</p>}
          {kind === 'credit' && <p>{text('premiums.owed.credit', { amount: text.money(total.replace('-', '')) })}</p>}
        </div>
        {children}
      </Stack>
    </Card>
  )
}

/** Notice that the member pays no premiums to the insurer (204 of getPremiums). */
export function NoPremiums() {
  const text = useText()
  return (
    <Notice
      tone="neutral"
      heading={text('premiums.none.title')}
      footer={<QuietButtonLink to="dashboard.home">{text('premiums.to-home')}</QuietButtonLink>}
    >
      <p>{text('premiums.none.text')}</p>
    </Notice>
  )
}

/** Link to premiums and statements, for members who may see them (D-143). */
export function StatementsLink() {
  const text = useText()
  const { premiums, statements } = usePolicy()
  if (!premiums && !statements) return null
  return <QuietButtonLink to="premiums.statements">{text('premiums.to-statements')}</QuietButtonLink>
}
