import type { ComponentProps } from 'react'
import type { DrugBenefit, DrugSummary } from '~generated/member/model/index.ts'
import { type Text, useText } from '~/platform/i18n/text.tsx'
import { PageLink } from '~/platform/pages/navigation.tsx'
import { usePolicy } from '~/platform/policy/policy.ts'
import { Button } from '~/ui/button.tsx'
import { Stack } from '~/ui/layout.tsx'
import { LinkList } from '~/ui/link-list.tsx'
import { Notice } from '~/ui/notice.tsx'
import { ErrorBox } from '~/components/error-box.tsx'
import { StatusChip } from '~/ui/status-chip.tsx'
import { drugVerdict } from './drug-results.ts'
import type { KnownBenefits } from './drug-queries.ts'
import { useShowDrug } from './drug-store.ts'
import css from './drugs.module.css'

const TONES = { covered: 'ok', authorization: 'warn', refused: 'bad' } as const

/** Says in one word whether a drug is covered, is refused, or needs authorization (COV-49). */
export function VerdictChip({ benefit }: { benefit: Pick<DrugBenefit, 'webCode' | 'priorAuthorization'> }) {
  const text = useText()
  const verdict = drugVerdict(benefit)
  return <StatusChip tone={TONES[verdict]}>{text(`coverage.drugs.chip.${verdict}`)}</StatusChip>
}

/** The member's cost, if the service sends it (D-185). */
export function paysText(
  { memberPays, ...benefit }: Pick<DrugBenefit, 'webCode' | 'memberPays'>,
  text: Text,
): string | undefined {
  if (memberPays === undefined) return undefined
  const amount = text.money(memberPays)
  return drugVerdict(benefit) === 'refused'
    ? text('coverage.drugs.pays.all', { amount })
    : text('coverage.drugs.pays', { amount })
}

/** A list of drugs, each with its coverage once loaded (COV-52). The whole row opens the drug. */
export function DrugRows({ drugs, known }: { drugs: readonly DrugSummary[]; known: KnownBenefits }) {
  return (
    <LinkList
      items={drugs.map((drug) => {
        const benefit = known.of.get(drug.drugDin)
        return {
          id: drug.drugDin,
          label: (
            <span className={css.name}>
              {drug.drugName} {benefit && <VerdictChip benefit={benefit} />} {benefit && <Pays benefit={benefit} />}
            </span>
          ),
          description: <RowFacts drug={drug} benefit={benefit} />,
          link: <OpenDrug din={drug.drugDin} />,
        }
      })}
    />
  )
}

/** Opens a drug. It is a button and not a link, because a drug has no URL. */
function OpenDrug({ din, ...rest }: ComponentProps<'button'> & { din: string }) {
  const show = useShowDrug()
  return <button {...rest} type="button" onClick={() => show('drug', din)} />
}

/** What the member would pay, at the end of the line, so that drugs can be compared. */
function Pays({ benefit }: { benefit: DrugBenefit }) {
  const text = useText()
  const { suppressCoverage } = usePolicy()
  return !suppressCoverage && <span className={css.pays}>{paysText(benefit, text)}</span>
}

function RowFacts({ drug, benefit }: { drug: DrugSummary; benefit: DrugBenefit | undefined }) {
  const text = useText()
  const { suppressCoverage } = usePolicy()
  const { drugChemName, form, drugDin, isGeneric } = drug
  const facts = [
    drugChemName,
    form,
    text('coverage.drugs.din', { din: drugDin }),
    isGeneric && text('coverage.drugs.generic'),
    !suppressCoverage && typeof benefit?.tier === 'number' && text('coverage.drugs.tier', { tier: benefit.tier }),
  ]
  return [facts.filter(Boolean).join(', '), benefit?.eligibility].filter(Boolean).join('. ')
}

/** An error if the coverage could not be loaded; the list of drugs still works. */
export function BenefitsFailure({ known: { error, retry } }: { known: KnownBenefits }) {
  const text = useText()
  if (!error) return null
  return (
    <Stack gap="s">
      <ErrorBox error={error} />
      <div>
        <Button variant="quiet" onClick={retry}>
          {text('error.retry')}
        </Button>
      </div>
    </Stack>
  )
}

/** Notice that the service does not know this DIN, or that parameters are missing (COV-46, COV-48). */
export function UnknownDrug() {
  const text = useText()
  return (
    <Notice
      tone="neutral"
      heading={text('coverage.drugs.unknown')}
      footer={<PageLink to="support.contact-us">{text('nav.contact-us')}</PageLink>}
    >
      <p>{text('coverage.drugs.unknown.text')}</p>
    </Notice>
  )
}
