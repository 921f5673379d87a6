import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { DrugBenefit, DrugDetails } from '~generated/member/model/index.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { fullName } from '~/domain/participants.ts'
import { toCents } from '~/domain/money.ts'
import { usePolicy } from '~/platform/policy/policy.ts'
import { BarList } from '~/ui/bar-list.tsx'
import { Button } from '~/ui/button.tsx'
import { Card, DefinitionList, Stack } from '~/ui/layout.tsx'
import { PageSkeleton, SectionBoundary } from '~/components/page.tsx'
import { useParticipants } from '../selected-participant.ts'
import { type Alternative, cheaperGeneric, priceDifference, drugVerdict } from './drug-results.ts'
import { drugBenefitsQuery, type KnownBenefits, useDrugPlace } from './drug-queries.ts'
import { BenefitsFailure, paysText, VerdictChip } from './drug-lists.tsx'

interface DrugCostsProps {
  readonly drug: DrugDetails
  readonly alternatives: readonly Alternative[]
  readonly known: KnownBenefits
}

/**
 * The cost of a drug, who pays it, and what the member would pay for alternatives. Amounts come from the service and
 * are left out if missing (D-185).
 */
export function DrugCosts({ drug, alternatives, known }: DrugCostsProps) {
  const text = useText()
  const { price, dispensingFee, coinsurancePercent, hasMac, planPays, memberPays } = drug
  if (memberPays === undefined) return <BenefitsFailure known={known} />
  const isRefused = drugVerdict(drug) === 'refused'
  const money = (id: 'price' | 'fee' | 'plan' | 'you', amount: string | undefined) =>
    amount === undefined ? [] : [{ id, label: text(`coverage.drugs.cost.${id}`), value: text.money(amount) }]
  return (
    <Card title={text('coverage.drugs.costs')}>
      <Stack gap="l">
        <p>{text('coverage.drugs.costs.text')}</p>
        <DefinitionList
          items={[
            ...money('price', price),
            ...money('fee', dispensingFee),
            ...(coinsurancePercent === undefined || isRefused
              ? []
              : [
                  {
                    id: 'percent',
                    label: text('coverage.drugs.cost.percent'),
                    value: text(hasMac ? 'coverage.drugs.percent.mac' : 'coverage.drugs.percent', {
                      percent: coinsurancePercent,
                    }),
                  },
                ]),
            ...money('plan', isRefused ? undefined : planPays),
            ...money('you', memberPays),
          ]}
        />
        <BenefitsFailure known={known} />
        <Comparison drug={drug} memberPays={memberPays} alternatives={alternatives} />
      </Stack>
    </Card>
  )
}

/** Compares the costs of the drug, its generic and a comparable drug for the same person, as bars and as text. */
function Comparison({
  drug,
  memberPays,
  alternatives,
}: {
  drug: DrugDetails
  memberPays: string
  alternatives: readonly Alternative[]
}) {
  const text = useText()
  const others = alternatives.flatMap(({ kind, drug: { drugName: name, drugDin }, benefit }) =>
    benefit.memberPays === undefined
      ? []
      : [
          {
            id: drugDin,
            name,
            kind,
            label: text(`coverage.drugs.compare.${kind}`, { name }),
            pays: benefit.memberPays,
          },
        ],
  )
  if (others.length === 0) return null
  // The card of the drug says what a generic saves.
  const said = cheaperGeneric(drug, alternatives)
  const compared = others.filter(({ id }) => id !== said?.drugDin)
  const bars = [{ id: drug.drugDin, label: drug.drugName, pays: memberPays }, ...others]
  return (
    <Stack gap="m">
      <BarList
        caption={text('coverage.drugs.compare')}
        items={bars.map(({ id, label, pays }) => ({
          id,
          label,
          value: Math.max(0, toCents(pays)),
          text: text.money(pays),
        }))}
      />
      {compared.map(({ id, name, kind, pays }) => {
        const { is, amount } = priceDifference(memberPays, pays)
        return (
          <p key={id}>
            {text(`coverage.drugs.difference.${is}`, { name, amount: text.money(amount) })}{' '}
            {kind === 'comparable' && text('coverage.drugs.difference.ask', { name })}
          </p>
        )
      })}
    </Stack>
  )
}

/**
 * The coverage of the same drug for all participants who share their details (D-158). It is requested only on click,
 * because others may see the screen at a pharmacy counter. Each response loads and may fail independently.
 */
export function Family({ drug, person }: { drug: DrugDetails; person: string }) {
  const text = useText()
  const { people } = useParticipants()
  const [isAsked, setAsked] = useState(false)
  if (people.length < 2) return null
  if (!isAsked)
    return (
      <div>
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {text('coverage.drugs.family.show')}
        </Button>
      </div>
    )
  return (
    <Card title={text('coverage.drugs.family')}>
      <DefinitionList
        items={people.map((each) => ({
          id: each.participantId,
          label: fullName(each, text.locale),
          value:
            each.participantId === person ? (
              <Answer benefit={drug} />
            ) : (
              <SectionBoundary>
                <Suspense fallback={<PageSkeleton shape="lines" count={1} />}>
                  <AnswerFor din={drug.drugDin} participant={each.participantId} />
                </Suspense>
              </SectionBoundary>
            ),
        }))}
      />
    </Card>
  )
}

function AnswerFor({ din, participant }: { din: string; participant: string }) {
  const text = useText()
  const { data } = useSuspenseQuery(drugBenefitsQuery(din, useDrugPlace(participant)))
  const benefit = data.find(({ drugDin }) => drugDin === din)
  return benefit ? <Answer benefit={benefit} /> : text('coverage.drugs.unknown')
}

function Answer({ benefit }: { benefit: Pick<DrugBenefit, 'webCode' | 'priorAuthorization' | 'memberPays'> }) {
  const text = useText()
  const { suppressCoverage } = usePolicy()
  return (
    <Stack gap="none">
      <div>
        <VerdictChip benefit={benefit} />
      </div>
      {!suppressCoverage && <span>{paysText(benefit, text)}</span>}
    </Stack>
  )
}
