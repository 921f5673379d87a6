import type { ComparableDrugs, DrugDetails } from '~generated/member/model/index.ts'
import { PageLink, useCurrentPage } from '~/platform/pages/navigation.tsx'
import { useText } from '~/platform/i18n/text.tsx'
import { Card, Stack } from '~/ui/layout.tsx'
import { Notice } from '~/ui/notice.tsx'
import { Page } from '~/components/page.tsx'
import { ForPerson } from '../parts/participant-select.tsx'
import { groupsOf } from '../drugs/drug-results.ts'
import { chosenDrugQueries, useDrug, useDrugBenefits } from '../drugs/drug-queries.ts'
import { BenefitsFailure, DrugRows, UnknownDrug } from '../drugs/drug-lists.tsx'
import { useShownDrug } from '../drugs/drug-store.ts'

export const queries = chosenDrugQueries

/** The drugs that each of the two pages shows, with their group labels. */
const GROUPS = {
  generics: ({ drugChemName, genericEquivalents }: DrugDetails): readonly ComparableDrugs[] => [
    { label: drugChemName, drugs: genericEquivalents },
  ],
  comparable: ({ comparableDrugs }: DrugDetails): readonly ComparableDrugs[] => comparableDrugs,
} as const
type Kind = keyof typeof GROUPS

/** Alternatives to the chosen drug in groups, each with its coverage for this person (R-099, COV-50). */
function CoverageOtherDrugsPage() {
  const text = useText()
  const { drugIndex } = useShownDrug()
  const kind = useCurrentPage()?.id === 'coverage.drugs-generics' ? 'generics' : 'comparable'
  return (
    <Page
      id={`coverage.drugs-${kind}`}
      lead={text(`coverage.drugs-${kind}.lead`)}
      actions={
        <PageLink to="coverage.drugs" state={{ view: 'drug', drugIndex }}>
          {text('coverage.drugs.to-drug')}
        </PageLink>
      }
    >
      <ForPerson>{(person) => <Groups person={person} kind={kind} />}</ForPerson>
    </Page>
  )
}

export { CoverageOtherDrugsPage as Component }

function Groups({ person, kind }: { person: string; kind: Kind }) {
  const text = useText()
  const drug = useDrug(useShownDrug().din, person)
  const found = drug ? groupsOf(GROUPS[kind](drug)) : []
  const known = useDrugBenefits(
    found.flatMap(({ drugs }) => drugs.map(({ drugDin }) => drugDin)),
    person,
  )
  if (!drug) return <UnknownDrug />
  if (found.length === 0)
    return (
      <Notice tone="neutral" heading={text(`coverage.drugs-${kind}.none`)}>
        <p>{text(`coverage.drugs-${kind}.none.text`)}</p>
      </Notice>
    )
  return (
    <Stack gap="l">
      <BenefitsFailure known={known} />
      {found.map(({ label, drugs }) => (
        <Card key={label} title={label}>
          <DrugRows drugs={drugs} known={known} />
        </Card>
      ))}
    </Stack>
  )
}
