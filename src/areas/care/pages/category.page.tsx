import { getConnectedCareContentQuery, useGetConnectedCareContent } from '~generated/member/queries/care.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { CareService } from '~generated/member/model/index.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { Card, Inline, Grid, Stack } from '~/ui/layout.tsx'
import { Page, PageSkeleton } from '~/components/page.tsx'
import { useQueriesSettled } from '~/components/use-queries-settled.ts'
import { findCategory, servicesOf } from '../catalogue.ts'
import { NotOffered } from '../parts/not-offered.tsx'
import { OfferEnd, PartnerLink } from '../parts/partner-link.tsx'
import { Picture } from '../parts/picture.tsx'

export const queries = () => [getConnectedCareContentQuery()]

/**
 * The services of one category, as cards (R-074, CARE-03..05). The page is shown once its name and its lead are known,
 * because they would move the cards.
 */
function CareCategoryPage() {
  const { categoryId } = useParams()
  const isNamed = useQueriesSettled([getConnectedCareContentQuery()])
  // The heading is the category's name if the catalogue is cached; the component below runs the query.
  const known = useQuery({ ...getConnectedCareContentQuery(), enabled: false }).data
  const category = findCategory(known, categoryId)
  if (!isNamed) return <PageSkeleton />
  return (
    <Page id="care.category" title={category?.categoryName} lead={category?.categoryDescription}>
      <Services categoryId={categoryId} />
    </Page>
  )
}

export { CareCategoryPage as Component }

function Services({ categoryId }: { categoryId: string | undefined }) {
  const { data } = useGetConnectedCareContent()
  const category = findCategory(data, categoryId)
  if (!category) return <NotOffered />
  return (
    <Grid columns="halves">
      {servicesOf(data, category).map((service) => (
        <ServiceCard key={service.id} service={service} />
      ))}
    </Grid>
  )
}

function ServiceCard({ service }: { service: CareService }) {
  const text = useText()
  const { id, serviceName, vendorName, vendorCardDescription, shortVendorDescription, isDirectLink } = service
  const { logoLink, darkLogoLink, cardImageLink } = service
  return (
    <Card title={serviceName}>
      <Stack gap="s">
        <Picture kind="card" link={cardImageLink} />
        <Inline>
          <Picture kind="logo" link={logoLink} darkLink={darkLogoLink} name={vendorName} />
          <strong>{text('care.by', { vendor: vendorName })}</strong>
        </Inline>
        <p>{vendorCardDescription || shortVendorDescription}</p>
        <OfferEnd service={service} />
        <div>
          {isDirectLink ? (
            <PartnerLink service={service} variant="quiet" />
          ) : (
            <QuietButtonLink to="care.vendor" params={{ serviceId: String(id) }}>
              {text('care.more', { service: serviceName })}
            </QuietButtonLink>
          )}
        </div>
      </Stack>
    </Card>
  )
}
