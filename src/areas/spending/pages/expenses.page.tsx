import { expensesQuery } from '../expenses.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { WellnessCategory } from '~generated/member/model/index.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { Card } from '~/ui/card/card.tsx'
import { Heading } from '~/ui/heading/heading.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { Notice } from '~/ui/notice/notice.tsx'
import { Page } from '~/ui/page/page.tsx'
import { PanelGroup } from '~/ui/panel-group/panel-group.tsx'

export const queries = () => [expensesQuery()]

/** What the personal wellness account pays for, in the groups of the service (R-097, ACCTS-08). */
export function Component() {
  const text = useText()
  return (
    <Page id="spending.expenses" lead={text('spending.expenses.lead')}>
      <Expenses />
    </Page>
  )
}

function Expenses() {
  const text = useText()
  const { data } = useSuspenseQuery(expensesQuery())
  if (data.length === 0)
    return (
      <Notice tone="neutral" heading={text('spending.expenses.none')}>
        <p>{text('spending.expenses.none.text')}</p>
      </Notice>
    )
  return (
    <Card title={text('spending.expenses.categories')}>
      <PanelGroup panels={data.map((category) => ({ id: String(category.id), title: category.description, children: <Category category={category} /> }))} />
    </Card>
  )
}

function Category({ category }: { category: WellnessCategory }) {
  return (
    <Stack gap="l">
      {category.subcategories.map(({ description, services }) => (
        <Stack key={description} gap="s">
          <Heading level={3}>{description}</Heading>
          <ul>
            {services.map(({ benefitCode, shortDescription, longDescription }) => (
              <li key={benefitCode}>
                <strong>{shortDescription}</strong>
                <br />
                {longDescription}
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  )
}
