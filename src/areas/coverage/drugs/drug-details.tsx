import { useGetCardholderDetails } from '~generated/member/queries/account.ts'
import type { DrugDetails as Drug } from '~generated/member/model/index.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { formatName, fullName } from '~/domain/participants.ts'
import { canSubmitClaims, usePolicy } from '~/platform/policy/policy.ts'
import { useStartClaim } from '~/components/start-claim.ts'
import { QuietButtonLink } from '~/components/button-link.tsx'
import { Actions, Button } from '~/ui/button.tsx'
import { AlertBox } from '~/ui/alert-box.tsx'
import { Bullets, Card, DefinitionList, Grid, Heading, Inline, Stack } from '~/ui/layout.tsx'
import { useAnnouncement } from '~/ui/live-region/announcements.ts'
import { DeferredSection } from '~/components/page.tsx'
import { FormLink } from '~/components/window-button.tsx'
import { useParticipants } from '../selected-participant.ts'
import {
  type Alternative,
  alternativesOf,
  cheaperGeneric,
  uniqueDrugs,
  otherDrugs,
  drugVerdict,
} from './drug-results.ts'
import { DrugCosts, Family } from './drug-costs.tsx'
import { MAX_DINS, useDrug, useDrugBenefits } from './drug-queries.ts'
import { paysText, UnknownDrug, VerdictChip } from './drug-lists.tsx'
import { useShowDrug, useShownDrug } from './drug-store.ts'
import css from './drugs.module.css'

/** The chosen drug for one person: coverage, cost and alternatives (COV-46, LOOK-06). */
export function DrugDetails({ person }: { person: string }) {
  const text = useText()
  const { din } = useShownDrug()
  const show = useShowDrug()
  return (
    <Stack gap="l">
      <div>
        <Button variant="link" icon="chevron-left" onClick={() => show('search')}>
          {text('coverage.drugs.to-search')}
        </Button>
      </div>
      <DeferredSection value={din}>{(shown) => <Details person={person} din={shown} />}</DeferredSection>
    </Stack>
  )
}

function Details({ person, din }: { person: string; din: string }) {
  const drug = useDrug(din, person)
  if (!drug) return <UnknownDrug />
  return <Known drug={drug} person={person} />
}

function Known({ drug, person }: { drug: Drug; person: string }) {
  const { suppressCoverage } = usePolicy()
  // The coverage of all alternatives is requested at once, although this page shows only the best ones. The pages of
  // generics and comparable drugs, which show all of them, then find it in the cache.
  const others = otherDrugs(drug).slice(0, MAX_DINS)
  const known = useDrugBenefits(
    others.map(({ drugDin }) => drugDin),
    person,
  )
  const alternatives = alternativesOf(drug, known.of)
  return (
    <Grid columns="aside">
      <Stack gap="l">
        <Verdict drug={drug} person={person} alternatives={alternatives} />
        {!suppressCoverage && <DrugCosts drug={drug} alternatives={alternatives} known={known} />}
      </Stack>
      <Stack gap="l">
        <Family drug={drug} person={person} />
        <Others drug={drug} />
      </Stack>
    </Grid>
  )
}

interface VerdictProps {
  readonly drug: Drug
  readonly person: string
  readonly alternatives: readonly Alternative[]
}

/**
 * Says whether the drug is covered and what the person would pay, then shows the service's sentence unchanged and the
 * conditions of the coverage (COV-49, D-129).
 */
function Verdict({ drug, person, alternatives }: VerdictProps) {
  const text = useText()
  const policy = usePolicy()
  const { suppressCoverage } = policy
  const { openClaim } = useStartClaim()
  const show = useShowDrug()
  const name = formatName(
    useParticipants().people.find(({ participantId }) => participantId === person)?.firstName,
    text.locale,
  )
  const verdict = drugVerdict(drug)
  const { drugName, drugDin, drugChemName, form, isGeneric, tier, eligibility, memberPays, planPays } = drug
  const fact = (id: 'din' | 'ingredient' | 'form' | 'kind' | 'tier', value: string) => ({
    id,
    label: text(`coverage.drugs.fact.${id}`),
    value,
  })
  const isCovered = text(`coverage.drugs.verdict.${verdict}`, { name })
  useAnnouncement([`${drugName}.`, isCovered, !suppressCoverage && paysText(drug, text)].filter(Boolean).join(' '))
  const hasCosts = !suppressCoverage && memberPays !== undefined
  const [nearest] = alternatives
  return (
    <Card title={drugName} action={hasCosts && <VerdictChip benefit={drug} />}>
      <Stack gap="m">
        {hasCosts && (
          <DefinitionList
            layout="headline"
            items={[
              {
                id: 'you',
                label: text(verdict === 'refused' ? 'coverage.drugs.share.all' : 'coverage.drugs.share', { name }),
                value: text.money(memberPays),
              },
              ...(planPays === undefined || verdict === 'refused'
                ? []
                : [{ id: 'plan', label: text('coverage.drugs.cost.plan'), value: text.money(planPays) }]),
            ]}
          />
        )}
        {!suppressCoverage && <CheaperGeneric drug={drug} alternatives={alternatives} />}
        {hasCosts ? (
          verdict === 'authorization' && <p>{isCovered}</p>
        ) : (
          <p className={css.verdict}>
            <strong>{isCovered}</strong>
          </p>
        )}
        <p>{eligibility}</p>
        {verdict === 'refused' && nearest && <Nearest alternative={nearest} />}
        {verdict === 'authorization' && <Authorization drug={drug} />}
        {!suppressCoverage && <Notes drug={drug} />}
        <Actions>
          <Button onClick={() => show('sheet')}>{text('coverage.drugs.sheet')}</Button>
          {canSubmitClaims(policy) && (
            <Button variant="quiet" onClick={() => void openClaim('XX-PHAR')}>
              {text('coverage.drugs.claim')}
            </Button>
          )}
        </Actions>
        <DefinitionList
          items={[
            fact('din', drugDin),
            fact('ingredient', drugChemName),
            ...(form ? [fact('form', form)] : []),
            fact('kind', text(isGeneric ? 'coverage.drugs.generic' : 'coverage.drugs.brand')),
            ...(typeof tier === 'number' && !suppressCoverage
              ? [fact('tier', text('coverage.drugs.tier', { tier }))]
              : []),
          ]}
        />
      </Stack>
    </Card>
  )
}

/** What the member would save with the generic that costs least, with a button that opens it. */
function CheaperGeneric({ drug, alternatives }: Omit<VerdictProps, 'person'>) {
  const text = useText()
  const show = useShowDrug()
  const generic = cheaperGeneric(drug, alternatives)
  if (!generic) return null
  const { drugName: name, drugDin, amount } = generic
  return (
    <Inline>
      <span>{text('coverage.drugs.difference.less', { name, amount: text.money(amount) })}</span>
      <Button variant="quiet" onClick={() => show('drug', drugDin)}>
        {text('coverage.drugs.see', { name })}
      </Button>
    </Inline>
  )
}

const SHARES = ['condCopay', 'copayVary', 'hasMac'] as const

/**
 * The conditions of the member's share, if the member pays a share, and whether the public plan of Quebec pays (D-129).
 */
function Notes({ drug }: { drug: Drug }) {
  const text = useText()
  const notes = [...(drugVerdict(drug) === 'refused' ? [] : SHARES), 'ramq' as const].filter((note) => drug[note])
  if (notes.length === 0) return null
  return (
    <AlertBox tone="info" title={text('coverage.drugs.notes')}>
      <Bullets>
        {notes.map((note) => (
          <li key={note}>{text(`coverage.drugs.note.${note}`)}</li>
        ))}
      </Bullets>
    </AlertBox>
  )
}

/**
 * The closest covered alternative: a generic, or else a comparable drug. It is shown first if the chosen drug is not
 * covered.
 */
function Nearest({ alternative: { kind, drug, benefit } }: { alternative: Alternative }) {
  const text = useText()
  const { suppressCoverage } = usePolicy()
  const show = useShowDrug()
  return (
    <AlertBox tone="ok" title={text('coverage.drugs.nearest')}>
      <Stack gap="s">
        <p>
          {[
            text(`coverage.drugs.nearest.${kind}`, { name: drug.drugName }),
            !suppressCoverage && paysText(benefit, text),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        <div>
          <Button variant="quiet" onClick={() => show('drug', drug.drugDin)}>
            {text('coverage.drugs.see', { name: drug.drugName })}
          </Button>
        </div>
      </Stack>
    </AlertBox>
  )
}

const TO_BRING = ['card', 'tried', 'results'] as const

/** Lists what a request for prior authorization needs, with a link to the form. */
function Authorization({ drug: { drugName, drugDin } }: { drug: Drug }) {
  const text = useText()
  return (
    <AlertBox tone="warn" title={text('coverage.drugs.authorization')}>
      <Stack gap="s">
        <p>{text('coverage.drugs.authorization.text')}</p>
        <Bullets>
          <li>{text('coverage.drugs.authorization.drug', { name: drugName, din: drugDin })}</li>
          {TO_BRING.map((item) => (
            <li key={item}>{text(`coverage.drugs.authorization.${item}`)}</li>
          ))}
        </Bullets>
        <p>{text('coverage.drugs.authorization.wait')}</p>
        <FormLink />
      </Stack>
    </AlertBox>
  )
}

/** Links to all alternatives, on their own pages (ROUTE-091, ROUTE-092). */
function Others({ drug: { genericEquivalents, comparableDrugs } }: { drug: Drug }) {
  const text = useText()
  const { drugIndex } = useShownDrug()
  const pages = [
    ...(genericEquivalents.length > 0 ? (['coverage.drugs-generics'] as const) : []),
    ...(comparableDrugs.length > 0 ? (['coverage.drugs-comparable'] as const) : []),
  ]
  if (pages.length === 0) return null
  return (
    <Card title={text('coverage.drugs.others')}>
      <Actions>
        {pages.map((page) => (
          <QuietButtonLink key={page} to={page} state={{ drugIndex }}>
            {text(`page.${page}`)}
          </QuietButtonLink>
        ))}
      </Actions>
    </Card>
  )
}

/** The sheet for the pharmacy, to show or print: drug name and DIN, the person, the card numbers, and generics. */
export function PharmacistSheet() {
  const text = useText()
  const show = useShowDrug()
  const { people, chosen = '' } = useParticipants()
  const { policyNumber, idNumber, participantId } = useGetCardholderDetails().data
  const drug = useDrug(useShownDrug().din, chosen)
  const person = people.find((each) => each.participantId === chosen)
  if (!drug || !person) return <UnknownDrug />
  const { drugDin, drugName, drugChemName, form, genericEquivalents } = drug
  // The certificate number on the card of the chosen person. The cardholder has the plan's own number; another person
  // has a number of their own, or else the plan's.
  const certificate = chosen === participantId ? idNumber : (person.certificateId ?? idNumber)
  return (
    <Grid columns="aside">
      <Stack gap="l">
        <Card tone="accent" title={text('coverage.drugs.sheet.title')}>
          <div className={css.sheet}>
            <Stack gap="m">
              <DefinitionList
                layout="tiles"
                items={[
                  { id: 'drug', label: text('coverage.drugs.fact.name'), value: <strong>{drugName}</strong> },
                  { id: 'din', label: text('coverage.drugs.fact.din'), value: <strong>{drugDin}</strong> },
                  { id: 'ingredient', label: text('coverage.drugs.fact.ingredient'), value: drugChemName },
                  ...(form ? [{ id: 'form', label: text('coverage.drugs.fact.form'), value: form }] : []),
                  { id: 'name', label: text('card.name'), value: fullName(person, text.locale) },
                  { id: 'policy', label: text('card.policy'), value: policyNumber },
                  { id: 'certificate', label: text('card.certificate'), value: certificate },
                ]}
              />
              {genericEquivalents.length > 0 && (
                <Stack gap="s">
                  <Heading level={3}>{text('coverage.drugs.sheet.generics')}</Heading>
                  <Bullets>
                    {uniqueDrugs(genericEquivalents).map((each) => (
                      <li key={each.drugDin}>
                        {[each.drugName, text('coverage.drugs.din', { din: each.drugDin })].join(', ')}
                      </li>
                    ))}
                  </Bullets>
                </Stack>
              )}
            </Stack>
          </div>
        </Card>
        <Actions>
          <Button icon="print" onClick={() => window.print()}>
            {text('card.print')}
          </Button>
          <Button variant="quiet" onClick={() => show('drug')}>
            {text('coverage.drugs.to-drug')}
          </Button>
        </Actions>
      </Stack>
    </Grid>
  )
}
