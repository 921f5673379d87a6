import { describe, expect, it } from 'vitest'
import { getBookletId, getBookletPdf } from '~generated/member/client/booklet.ts'
import { getMemberCardPdf } from '~generated/member/client/card.ts'
import { getDocumentPdf, getTravelLetterPdf, listDocuments } from '~generated/member/client/documents.ts'
import {
  getClaimHistoryStatementPdf,
  getClaimPaymentDetailsPdf,
  getClaimsPdf,
  searchClaims,
} from '~generated/member/client/history.ts'
import {
  getPaymentDetailsPdf,
  getPaymentStatementsPdf,
  searchPaymentHistories,
} from '~generated/member/client/payments.ts'
import { getPremiumStatementPdf, listPremiumStatements } from '~generated/member/client/premiums.ts'
import { getRhipReportPdf } from '~generated/member/client/retirement.ts'
import { OPERATIONS } from '~generated/operations.ts'
import { today8 } from '~/domain/dates/date8.ts'
import { formatDate } from '~/platform/i18n/format.ts'
import { documentProblems } from '../../tools/contract/verify/document.ts'
import { date8, LAST_YEAR } from './support/claim-journey.ts'
import { readPdf } from './support/read-pdf.ts'
import { lastResponse } from './support/record-responses.ts'
import { statusOf, useSandbox } from './support/use-sandbox.ts'

const { as, speak } = useSandbox()
const HISTORY = { participants: '1,2,3', claimTypes: 'XX-PRAC,XX-DENT', ...LAST_YEAR }

const statementOf = async (id: string) => (await listPremiumStatements(id))![0]!.statementId
const receiptOf = async (id: string) =>
  (await listDocuments(id))!.find(({ kind }) => kind === 'tax-receipt')!.documentId
const paymentOf = async (id: string) => (await searchPaymentHistories(id, LAST_YEAR))!.paymentLines[0]!.paymentId
const printLine = async (id: string) => {
  const { claimId, claimLineNumber } = (await searchClaims(id))!.claimSearchResults.find(
    ({ hasPaymentDetails }) => hasPaymentDetails,
  )!
  return getClaimPaymentDetailsPdf(id, claimId, claimLineNumber)
}

describe.each<
  [
    document: keyof typeof OPERATIONS,
    persona: string,
    print: (id: string) => Promise<Blob | null>,
    en: string,
    fr: string,
  ]
>([
  ['getMemberCardPdf', 'default', (id) => getMemberCardPdf(id), 'Identification.pdf', 'Identification.pdf'],
  ['getClaimsPdf', 'default', (id) => getClaimsPdf(id), 'claims.pdf', 'demandes.pdf'],
  ['getClaimPaymentDetailsPdf', 'default', printLine, 'claim-payment-details.pdf', 'details-du-paiement.pdf'],
  [
    'getClaimHistoryStatementPdf',
    'default',
    (id) => getClaimHistoryStatementPdf(id, HISTORY),
    'claim-history.pdf',
    'historique-des-demandes.pdf',
  ],
  [
    'getPaymentStatementsPdf',
    'default',
    (id) => getPaymentStatementsPdf(id, LAST_YEAR),
    'payment-history.pdf',
    'historique-des-paiements.pdf',
  ],
  [
    'getPaymentDetailsPdf',
    'hsa',
    async (id) => getPaymentDetailsPdf(id, { paymentId: await paymentOf(id) }),
    'payment-statement.pdf',
    'releve-de-paiement.pdf',
  ],
  [
    'getPremiumStatementPdf',
    'premiums',
    async (id) => getPremiumStatementPdf(id, await statementOf(id)),
    'premium-statement.pdf',
    'releve-de-primes.pdf',
  ],
  ['getRhipReportPdf', 'retired', (id) => getRhipReportPdf(id), 'RHIP-summary.pdf', 'sommaire-du-RAMR.pdf'],
  [
    'getBookletPdf',
    'default',
    async (id) => getBookletPdf(id, { id: (await getBookletId(id)).bookletId! }),
    'benefits-booklet.pdf',
    'brochure-de-garanties.pdf',
  ],
  ['getDocumentPdf', 'premiums', async (id) => getDocumentPdf(id, await receiptOf(id)), 'document.pdf', 'document.pdf'],
  [
    'getTravelLetterPdf',
    'default',
    (id) =>
      getTravelLetterPdf(id, { participantIds: ['1'], country: 'FR', departureDate: today8(), returnDate: today8() }),
    'travel-letter.pdf',
    'attestation-de-voyage.pdf',
  ],
])('%s', (operation, persona, print, en, fr) => {
  it(
    'the PDF is identical on each request, differs between the languages, and has a file name in each language',
    { tags: ['CONST-25', 'D-90'] },
    async () => {
      const id = await as(persona)
      const read = async () => (await print(id))!.text()
      const english = await read()
      expect(await read()).toBe(english)
      speak('fr')
      expect(await read()).not.toBe(english)
      expect(OPERATIONS[operation]).toMatchObject({ download: { en, fr } })
    },
  )

  it(
    "the PDF meets the contract's requirements for documents, and all of its text is tagged or marked as decoration",
    { tags: ['D-232'] },
    async () => {
      const id = await as(persona)
      for (const language of ['en', 'fr'] as const) {
        speak(language)
        const bytes = new Uint8Array(await (await print(id))!.arrayBuffer())
        const headers = { 'content-type': 'application/pdf' }
        expect(await documentProblems({ status: 200, headers, bytes, took: 1 }, language)).toEqual([])
        const { isMarked, roles, titles } = await readPdf(bytes)
        expect(isMarked).toBe(true)
        expect(roles.slice(0, 4)).toEqual(['Document', 'P', 'P', 'H1'])
        // no title occurs twice
        expect(titles).toEqual([...new Set(titles)])
      }
    },
  )
})

it(
  'a request for a PDF that belongs to another plan, or that the plan does not have, is refused with 404',
  { tags: ['API-076'] },
  async () => {
    const id = await as('default')
    const { bookletId } = await getBookletId(id)
    expect([await statusOf(getRhipReportPdf(id)), await statusOf(getPremiumStatementPdf(id, 'S202610'))]).toEqual([
      404, 404,
    ])
    expect(await statusOf(getBookletPdf(await as('quebec'), { id: bookletId! }))).toBe(404)
  },
)

it(
  'the annual report of the retirement program can be requested at two URLs, and both need a session',
  { tags: ['API-074', 'D-124'] },
  async () => {
    await getRhipReportPdf(await as('retired'))
    const short = await fetch(lastResponse().url.replace('/benefits/reports/', '/reports/'))
    expect(short.status).toBe(401)
  },
)

const textOf = async (document: Blob | null) => readPdf(new Uint8Array(await document!.arrayBuffer()))

it(
  "a document has the sender, the title, the plan's number and the amount before a table with column titles",
  { tags: ['D-230', 'API-102'] },
  async () => {
    const id = await as('default')
    const { text, roles, figures } = await textOf(await printLine(id))
    const places = ['12 Harbour Street', '800-555-0100', 'Claim statement', '90210', 'Total paid', 'Item'].map((word) =>
      text.indexOf(word),
    )
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(-1)
    expect(roles.filter((role) => role === 'TH')).toHaveLength(3)
    expect(figures).toEqual([expect.stringMatching(/Your cost: \$\d/)])
    // the reason is given in words, without its code
    expect(text).not.toMatch(/\b[ER]\d\d\b/)
  },
)

it(
  'the PDF of a search for claims says which dates and whose claims it has, and what is left to pay',
  { tags: ['API-100', 'D-230'] },
  async () => {
    const [serviceDateFrom, serviceDateTo] = [date8(88), date8(28)]
    const { text } = await textOf(
      await getClaimsPdf(await as('default'), { participantId: '3', serviceDateFrom, serviceDateTo }),
    )
    for (const words of [
      `${formatDate(serviceDateFrom, 'en')} to ${formatDate(serviceDateTo, 'en')}`.replaceAll('\u00A0', ' '),
      'Théo Cormier-Roy',
      'Other insurer',
      'Your cost',
    ])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words)
  },
)

it(
  'the PDF of a payment has the excluded amounts, and a spending account only if the plan has one',
  { tags: ['API-109', 'D-230'] },
  async () => {
    const read = async (id: string) =>
      (await textOf(await getPaymentDetailsPdf(id, { paymentId: await paymentOf(id) }))).text
    const plain = await read(await as('default'))
    expect([plain.includes('Excluded'), plain.includes('spending account')]).toEqual([true, false])
    expect(await read(await as('hsa'))).toContain('spending account')
  },
)

it(
  'the PDF of the member card shows the card number in groups of digits and names the people on the plan',
  { tags: ['D-230'] },
  async () => {
    const { text } = await textOf(await getMemberCardPdf(await as('default')))
    expect(text).toContain('100 200 300')
    expect(text).toContain('Théo Cormier-Roy')
  },
)

it(
  'the booklet has limits, exclusions and the deadline for a review, and formats French amounts as in Canada',
  { tags: ['D-231', 'API-076'] },
  async () => {
    const id = await as('default')
    const { bookletId } = await getBookletId(id)
    const english = await textOf(await getBookletPdf(id, { id: bookletId! }))
    for (const words of ['One every 3 years', 'does not cover', 'within 6 months of the decision'])
      expect(english.text).toContain(words)
    speak('fr')
    const french = await textOf(await getBookletPdf(id, { id: bookletId! }))
    expect(french.text).toContain('1 000,00 $')
  },
)
