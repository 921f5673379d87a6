import { dentalCoverageQuery } from './dental-queries.ts'
import type { Provision } from '~generated/member/model/index.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { useText } from '~/platform/i18n/text.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { Card, Grid, Stack } from '~/ui/layout.tsx'
import { Notice } from '~/ui/notice.tsx'
import { Accordion } from '~/ui/accordion.tsx'
import { BenefitLimit } from '../parts/benefit-limit.tsx'
import css from '../parts/services/group-list.module.css'
import { Sentences } from '../parts/sentences.tsx'

/** The percentage that the plan pays, as its own sentence writes it; undefined if there is none, or more than one. */
function percentOf(provisions: readonly Provision[]): string | undefined {
  const shares = provisions
    .filter(({ agreementType }) => agreementType === 'COINSURANCE')
    .flatMap(({ description }) => description.match(/\d+(?:[.,]\d+)?\s?%/g) ?? [])
  return shares.length === 1 ? shares[0] : undefined
}

interface DentalCoverageProps {
  person: string | undefined
  /** what follows the coverage; hidden if the plan has no dental coverage */
  children?: ReactNode
}

/** Groups of services with the plan's rules for each, then the general rules (COV-05, COV-06). */
export function DentalCoverage({ person, children }: DentalCoverageProps) {
  const text = useText()
  const { suppressCoverage } = usePolicy()
  const { data } = useSuspenseQuery(dentalCoverageQuery(person))
  if (!data)
    return (
      <Notice
        tone="neutral"
        heading={text('coverage.dental.none')}
        footer={<PageLink to="support.contact-us">{text('nav.contact-us')}</PageLink>}
      >
        <p>{text('coverage.dental.none.text')}</p>
      </Notice>
    )
  const hasOverall = !suppressCoverage && data.overallProvisions.length > 0
  return (
    <Grid columns="aside">
      <BenefitLimit benefit="DENTAL" person={person} />
      <div className={css.tall}>
        <Card title={text('coverage.dental.services')}>
          <Accordion
            panels={data.coverages.map(({ code, shortDescription, longDescription, provisions }) => ({
              id: code,
              title: (
                <>
                  <span>{shortDescription}</span>{' '}
                  {!suppressCoverage && <span className={css.subtitle}>{percentOf(provisions)}</span>}
                </>
              ),
              children: (
                <Stack gap="m">
                  {longDescription && <p>{longDescription}</p>}
                  {!suppressCoverage && <Sentences sentences={provisions} />}
                  <p>
                    <span className={css.subtitle}>{text('coverage.dental.code', { code })}</span>
                  </p>
                </Stack>
              ),
            }))}
          />
        </Card>
      </div>
      {(hasOverall || children) && (
        <Stack gap="l">
          {hasOverall && (
            <Card>
              <Sentences heading={text('coverage.provisions.overall')} sentences={data.overallProvisions} />
            </Card>
          )}
          {children}
        </Stack>
      )}
    </Grid>
  )
}
