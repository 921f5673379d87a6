import { useSuspenseQuery } from '@tanstack/react-query'
import type { WellnessBenefits, WellnessCategories, WellnessCategory } from '~generated/member/model/index.ts'
import { listPersonalWellnessServicesQuery } from '~generated/member/queries/spending.ts'
import { PortalError } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { type Query, mapQuery } from '~/platform/query/query.ts'
import { Card, Heading, Stack } from '~/ui/layout.tsx'
import { Notice } from '~/ui/notice.tsx'
import { Page } from '~/components/page.tsx'
import { Accordion } from '~/ui/accordion.tsx'

export const queries = () => [expensesQuery()]

/** The eligible expenses of the personal wellness account, in the service's groups (R-097, ACCTS-08). */
function SpendingExpensesPage() {
  const text = useText()
  return (
    <Page id="spending.expenses" lead={text('spending.expenses.lead')}>
      <Expenses />
    </Page>
  )
}

export { SpendingExpensesPage as Component }

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
      <Accordion
        panels={data.map((category) => ({
          id: String(category.id),
          title: category.description,
          children: <Category category={category} />,
        }))}
      />
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

/** Query for the eligible expenses of the account, by category (ACCTS-08). */
export const expensesQuery = (): Query<WellnessCategories> =>
  mapQuery(listPersonalWellnessServicesQuery(), async (answer) => inCategories((await answer) ?? []))

/**
 * Requires the response to be grouped by category. With other parameters the operation returns a flat list (API-083,
 * API-084), which this page cannot show.
 */
function inCategories(answer: WellnessCategories | WellnessBenefits): WellnessCategories {
  const areCategories = (list: typeof answer): list is WellnessCategories =>
    list.every((each) => 'subcategories' in each)
  if (!areCategories(answer)) throw new PortalError({ kind: 'server', operationId: 'listPersonalWellnessServices' })
  return answer
}
