import type { ReactNode } from 'react'
import { useText } from '~/platform/i18n/text.tsx'
import { formatMoney } from '~/platform/money/money.ts'
import { Card } from '~/ui/card/card.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { owedKind } from './model/amounts.ts'
import css from './owed-card.module.css'

/** What is owed, large; more was paid than owed when it is negative (DATA-15). */
export function OwedCard({ title, total, children }: { title: string; total: string; children?: ReactNode }) {
  const text = useText()
  const kind = owedKind(total)
  return (
    <Card title={title}>
      <Stack gap="m">
        <div>
          <p className={css.total}>{formatMoney(kind === 'credit' ? '0.00' : total, text.locale)}</p>
          {kind === 'nothing' && <p>{text('premiums.owed.nothing')}</p>}
          {kind === 'credit' && <p>{text('premiums.owed.credit', { amount: formatMoney(total.replace('-', ''), text.locale) })}</p>}
        </div>
        {children}
      </Stack>
    </Card>
  )
}
