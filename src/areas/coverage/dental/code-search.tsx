import { provincesQuery, specialtiesQuery } from './dental-queries.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { dentalSearchForm, type DentalSearch } from '~generated/forms/coverage/dental-search.ts'
import type { Province } from '~generated/member/model/index.ts'
import { SchemaForm } from '~/forms/schema-form.tsx'
import { codesIn } from '~/forms/validators/codes.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { useStore } from '~/platform/store/store.ts'
import { Actions } from '~/ui/actions/actions.tsx'
import { Button } from '~/ui/button/button.tsx'
import { Card } from '~/ui/card/card.tsx'
import { Stack } from '~/ui/layout/layout.tsx'
import { PageSkeleton } from '~/ui/page/page-skeleton.tsx'
import { SectionBoundary } from '~/ui/page/section-boundary.tsx'
import { toOptions } from './dental-answers.ts'
import { dentalSearchStore } from './search-store.ts'
import { SearchResults } from './search-results.tsx'

const paramsOf = ({ specialty, province, codes }: DentalSearch) => ({ specialty, province: province as Province, codes: codesIn(codes).join(',') })

/** What a service costs and what the plan pays of it, by the codes of a treatment plan (F-28, COV-08, LOOK-01). Without a person, for the plan. */
export function CodeSearch({ person }: { person: string | undefined }) {
  const text = useText()
  const { data: specialties } = useSuspenseQuery(specialtiesQuery(person !== undefined))
  const { data: provinces } = useSuspenseQuery(provincesQuery(person !== undefined))
  const search = useStore(dentalSearchStore)
  const params = search && paramsOf(search)
  return (
    <Stack gap="l">
      <Card title={text('coverage.dental.search.title')}>
        <SchemaForm
          definition={dentalSearchForm}
          initialData={search ?? {}}
          context={{ options: { specialties: toOptions(specialties, text.locale), provinces: toOptions(provinces, text.locale) } }}
          onSubmit={(asked: DentalSearch) => dentalSearchStore.set(asked)}
        >
          <Actions>
            <Button type="submit">{text('coverage.dental.search.go')}</Button>
          </Actions>
        </SchemaForm>
      </Card>
      {params && (
        <SectionBoundary key={JSON.stringify(params)}>
          <Suspense fallback={<PageSkeleton count={1} />}>
            <SearchResults person={person} params={params} />
          </Suspense>
        </SectionBoundary>
      )}
    </Stack>
  )
}
