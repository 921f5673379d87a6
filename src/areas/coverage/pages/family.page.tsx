import type { PageArgs } from '~/platform/pages/page-registry.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { useText } from '~/platform/i18n/text.tsx'
import { Card, Grid, Stack } from '~/ui/layout.tsx'
import { Page, PageSkeleton } from '~/components/page.tsx'
import { useQueriesSettled } from '~/components/use-queries-settled.ts'
import { groupsOfFamilies, groupAnchor } from '../model/service-groups.ts'
import { branchAt, type Branch, familiesQuery, familyQuery } from '../service-queries.ts'
import { Sentences } from '../parts/sentences.tsx'
import { ServiceDetails } from '../parts/services/service-details.tsx'
import { UnknownService } from '../parts/services/notices.tsx'

export const queries = ({ url, params }: PageArgs) => [
  familiesQuery(branchAt(url)),
  familyQuery(branchAt(url), params['code'] ?? ''),
]

/**
 * One benefit of a family: its products, then the general rules (COV-27, COV-35). Its name comes from the list of
 * families, because the response about the benefit has none. The page is shown once the name is known, because its
 * group above it would move the rest.
 */
function CoverageFamilyPage() {
  const branch = branchAt(useLocation())
  const { code = '' } = useParams()
  const isNamed = useQueriesSettled([familiesQuery(branch)])
  const { data } = useQuery({ ...familiesQuery(branch), retryOnMount: false })
  const place = data && groupAnchor(groupsOfFamilies(data), code)
  if (!isNamed) return <PageSkeleton />
  return (
    <Page id={`coverage.${branch}-family`} title={place?.entry.name} eyebrow={place?.group.title}>
      <Family branch={branch} code={code} />
    </Page>
  )
}

export { CoverageFamilyPage as Component }

function Family({ branch, code }: { branch: Branch; code: string }) {
  const text = useText()
  const { data } = useSuspenseQuery(familyQuery(branch, code))
  if (!data) return <UnknownService branch={branch} list={`coverage.${branch}-alternate`} />
  const products = Object.entries(data.healthCareProductsMap)
  const { overallProvisions } = data
  if (products.length === 0 && overallProvisions.length === 0) return <p>{text('coverage.services.nothing')}</p>
  return (
    <Grid columns="aside">
      <Stack gap="l">
        {products.map(([key, product]) => (
          <Card key={key} title={product.shortDescription}>
            <ServiceDetails level={3} facts={{ ...product, description: product.longDescription }} />
          </Card>
        ))}
        {overallProvisions.length > 0 && (
          <Card>
            <Sentences heading={text('coverage.families.overall')} sentences={overallProvisions} />
          </Card>
        )}
      </Stack>
    </Grid>
  )
}
