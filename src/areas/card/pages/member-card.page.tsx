import { useQuery, useSuspenseQueries } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { getCardholderDetailsQuery } from '~generated/member/queries/account.ts'
import {
  downloadMemberCardPass,
  downloadMemberCardPdf,
  getMemberCardDetailsQuery,
} from '~generated/member/queries/card.ts'
import { brandDefinition, brandStore } from '~/platform/config/brand.ts'
import { env } from '~/platform/config/environment.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { useText } from '~/platform/i18n/text.tsx'
import { formatName, formatPhone } from '~/domain/participants.ts'
import { spokenNumber, telHref } from '~/domain/phone-links.ts'
import { benefitsQuery } from '~/domain/shared-queries.ts'
import { usePolicy } from '~/platform/policy/policy.ts'
import { useStore } from '~/platform/store.ts'
import { ButtonLink } from '~/components/button-link.tsx'
import { Actions, Button } from '~/ui/button.tsx'
import { Card, DefinitionList, Heading, Stack } from '~/ui/layout.tsx'
import { Logo } from '~/ui/logo.tsx'
import { DownloadButton } from '~/components/download-button.tsx'
import { useExternalLinks } from '~/components/external-links.ts'
import { Page, PageSkeleton } from '~/components/page.tsx'
import { type CardFacts, OfflineCardOffer, offlineCardQuery } from './offline-card-offer.tsx'
import { useQueriesSettled } from '~/components/use-queries-settled.ts'
import { PrintButton } from '~/components/print-button.tsx'
import css from './card-sides.module.css'

export const queries = () => [
  getCardholderDetailsQuery(),
  getMemberCardDetailsQuery(),
  offlineCardQuery(),
  benefitsQuery(),
]

/** The member card: show, print, save as PDF, send (CARD-01..05), keep on the device (D-320). */
function CardMemberCardPage() {
  const text = useText()
  return (
    <Page id="card.member-card" lead={text(usePolicy().isTerminated ? 'card.lead.over' : 'card.lead')}>
      <Content />
    </Page>
  )
}

export { CardMemberCardPage as Component }

function Content() {
  const text = useText()
  const [{ data: holder }, { data: details }, { data: stored }] = useSuspenseQueries({
    queries: [getCardholderDetailsQuery(), getMemberCardDetailsQuery(), offlineCardQuery()],
  })
  const travel = useTravelPhones()
  // the numbers of travel assistance are on the card from the start, or not at all if they come late
  const isSettled = useQueriesSettled([benefitsQuery()])
  const name = [holder.firstName, holder.lastName].map((part) => formatName(part, text.locale)).join(' ')
  const people = details.othersOnPlanList.map((each) => ({ ...each, name: formatName(each.name, text.locale) }))
  // The service lists everyone but the cardholder, also the person whose card this is.
  const own = people.find((each) => each.name.toLowerCase() === name.toLowerCase())
  const facts: CardFacts = {
    name,
    cardholder: formatName(details.cardholder, text.locale),
    policyId: holder.policyNumber,
    certificateId: holder.idNumber,
    serviceNumber: details.customerServiceNumber,
    travel,
    ownNumber: own?.idNumber,
    others: people.filter((each) => each !== own),
  }
  if (!isSettled) return <PageSkeleton count={1} />
  return (
    <Stack gap="l">
      <CardSides {...facts} />
      <Actions>
        <ButtonLink to="card.share">{text('card.share')}</ButtonLink>
        {env().offersWalletPasses && (
          <DownloadButton label={text('card.wallet')} download={downloadPass} unavailable={text('card.wallet.none')} />
        )}
        <DownloadButton label={text('card.download')} download={() => downloadMemberCardPdf()} />
        <PrintButton label={text('card.print')} />
      </Actions>
      <OfflineCardOffer facts={facts} stored={stored} />
    </Stack>
  )
}

/**
 * The telephones of travel assistance that the deployment names, if the plan is known to cover travel: the numbers that
 * a member abroad needs, perhaps without a connection.
 */
function useTravelPhones(): CardFacts['travel'] {
  const text = useText()
  const links = useExternalLinks()
  const { isTerminated } = usePolicy()
  const { data: plan } = useQuery(benefitsQuery())
  if (isTerminated || !plan?.benefits.some(({ key }) => key === 'TRAVEL')) return []
  const near = telHref(links.travelPhone)
  const abroad = telHref(links.travelPhoneAbroad)
  return [
    ...(near ? [{ label: text('card.travel.near'), number: near, value: spokenNumber(near) }] : []),
    ...(abroad ? [{ label: text('card.travel.abroad'), number: abroad, value: spokenNumber(abroad, true) }] : []),
  ]
}

/** Downloads the card as a pass for the wallet of a phone; false if the service has no passes (404) (D-331). */
const downloadPass = (): Promise<boolean> =>
  downloadMemberCardPass().catch((error: unknown) => {
    if (isPortalError(error) && error.status === 404) return false
    throw error
  })

/**
 * A number in groups of three digits, as people read it aloud: `100 200 300`. If the number is copied, the text has no
 * spaces.
 */
const inGroups = (number: string): readonly ReactNode[] | string =>
  /^\d{7,}$/.test(number)
    ? [...number.matchAll(/\d{3}(?=\d{3})|\d+/g)].map(({ 0: group, index }) => <span key={index}>{group}</span>)
    : number

/** A name that is broken only between its words: `Roy-Côté` stays whole if there is room for it on a line. */
const inWords = (name: string): readonly ReactNode[] =>
  [...name.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => [
    index > 0 && ' ',
    <span key={index} className={css.word}>
      {word}
    </span>,
  ])

/**
 * The two sides of the card: side by side on wide screens and on paper, while on a phone a button turns the card over.
 */
function CardSides({ name, cardholder, policyId, certificateId, ownNumber, serviceNumber, travel, others }: CardFacts) {
  const text = useText()
  const brand = useStore(brandStore)
  const [shown, setShown] = useState<'front' | 'back'>('front')
  const other = shown === 'front' ? 'back' : 'front'
  return (
    <Stack gap="m">
      <div className={css.sides} data-shown={shown} id="member-card">
        <div className={css.front}>
          <Card
            tone="accent"
            title={text('card.title')}
            action={<Logo drawing={brandDefinition(brand).logo} name={text('shell.portal')} />}
          >
            <DefinitionList
              layout="headline"
              items={[
                {
                  id: 'certificate',
                  label: text('card.certificate'),
                  value: <span className={css.number}>{inGroups(certificateId)}</span>,
                },
                { id: 'policy', label: text('card.policy'), value: policyId },
                ...(ownNumber ? [{ id: 'own', label: text('card.own'), value: ownNumber }] : []),
                { id: 'name', label: text('card.name'), value: inWords(name) },
                ...(cardholder.toLowerCase() === name.toLowerCase()
                  ? []
                  : [
                      {
                        id: 'cardholder',
                        label: text('card.cardholder'),
                        value: inWords(cardholder),
                      },
                    ]),
              ]}
            />
          </Card>
        </div>
        <div className={css.back}>
          <Card
            tone="accent"
            title={text('card.service')}
            action={
              <a className={css.phone} href={`tel:+1${serviceNumber}`}>
                {formatPhone(serviceNumber)}
              </a>
            }
          >
            <Stack gap="m">
              {travel.length > 0 && (
                <Stack gap="s">
                  <Heading level={3}>{text('card.travel')}</Heading>
                  <DefinitionList
                    layout="tiles"
                    items={travel.map(({ label, number, value }) => ({
                      id: number,
                      label,
                      value: <a href={`tel:${number}`}>{value}</a>,
                    }))}
                  />
                </Stack>
              )}
              <Stack gap="s">
                <Heading level={3}>{text('card.others')}</Heading>
                {others.length === 0 ? (
                  <p>{text('card.alone')}</p>
                ) : (
                  <DefinitionList
                    layout="tiles"
                    items={others.map(({ idNumber, name: person }) => ({
                      id: `${idNumber} ${person}`,
                      label: person,
                      value: idNumber,
                    }))}
                  />
                )}
              </Stack>
            </Stack>
          </Card>
        </div>
      </div>
      <div className={css.turn}>
        <Button variant="quiet" aria-controls="member-card" onClick={() => setShown(other)}>
          {text(`card.turn.${other}`)}
        </Button>
      </div>
    </Stack>
  )
}
