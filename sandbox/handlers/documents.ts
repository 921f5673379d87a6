import type { MemberDocument } from '../../generated/member/model/index.ts'
import type { Bilingual } from '../bilingual.ts'
import { addMonths, dayBefore, toDate8 } from '../dates.ts'
import { bookletDocument } from '../documents/booklet-document.ts'
import { claimsStatement } from '../documents/claims-statement.ts'
import type { Range } from '../documents/period-text.ts'
import { RETURNED_DEBIT, returnedDebitLetter } from '../documents/returned-debit-letter.ts'
import { taxReceipt } from '../documents/tax-receipt.ts'
import type { ClaimLine } from '../store/claim-line.ts'
import { bookletOf } from './booklet.ts'
import { nothing, ok, PDF, Refused, type Handlers, type MemberCall } from './call.ts'
import { participantName, toClaimLineResponse } from './to-response/claim-line.ts'
import { seenBy } from '../store/members.ts'

/** A document of a member, with the function that writes its PDF. */
interface StoredDocument extends Omit<MemberDocument, 'title' | 'size'> {
  readonly title: Bilingual
  readonly write: () => Promise<Uint8Array>
  /** true if writing the PDF takes so long that the list of documents leaves out its size */
  readonly isLong?: boolean
}

const QUARTERS = 4
/**
 * number of claim lines above which the list of documents leaves out the size of a statement, because writing the PDF
 * takes too long
 */
const LONG = 200
const PAYMENTS = new Set(['DEBIT', 'RETURNED', 'CARD', 'PAYMENT'])
const UNKNOWN = {
  en: 'We could not find this document. Open your documents again and choose one from the list.',
  fr: 'Nous n’avons pas trouvé ce document. Ouvrez de nouveau vos documents et choisissez-en un dans la liste.',
}

const today = ({ world }: MemberCall): string => toDate8(world.clock.now())

/** The names of the first and the last month of a quarter. The French names of first months include "de" or "d’". */
const MONTHS: readonly (readonly [first: Bilingual, last: Bilingual])[] = [
  [
    { en: 'January', fr: 'de janvier' },
    { en: 'March', fr: 'mars' },
  ],
  [
    { en: 'April', fr: 'd’avril' },
    { en: 'June', fr: 'juin' },
  ],
  [
    { en: 'July', fr: 'de juillet' },
    { en: 'September', fr: 'septembre' },
  ],
  [
    { en: 'October', fr: 'd’octobre' },
    { en: 'December', fr: 'décembre' },
  ],
]

/** A statement for each of the last quarters in which claims were processed, if the plan has statements (D-181). */
function statements(call: MemberCall): StoredDocument[] {
  const { world, member, locale } = call
  if (!member.persona.policy.statements) return []
  const now = today(call)
  const month = Number(now.slice(4, 6))
  const thisQuarter = addMonths(`${now.slice(0, 6)}01`, -((month - 1) % 3))
  return Array.from({ length: QUARTERS }, (_, index) => addMonths(thisQuarter, -3 * (index + 1))).flatMap((from) => {
    const date = addMonths(from, 3)
    const quarter: Range = { from, to: dayBefore(date) }
    const lines = seenBy(member, world.claims.search(member, { by: 'processedDate', ...quarter }))
    if (lines.length === 0) return []
    const [year, number] = [from.slice(0, 4), Math.ceil(Number(from.slice(4, 6)) / 3)]
    const [first, last] = MONTHS[number - 1]!
    return {
      documentId: `D${year}Q${number}`,
      kind: 'statement',
      title: {
        en: `Claims statement, ${first.en} to ${last.en} ${year}`,
        fr: `Relevé de demandes, ${first.fr} à ${last.fr} ${year}`,
      },
      date,
      isLong: lines.length > LONG,
      write: () =>
        claimsStatement(
          lines.map((line) => toClaimLineResponse(line, member, locale)),
          quarter,
          member,
          locale,
        ),
    }
  })
}

/** A receipt for each past year in which the member paid for care or premiums. */
function taxReceipts(call: MemberCall): StoredDocument[] {
  const { world, member, locale } = call
  const lastDay = `${Number(today(call).slice(0, 4)) - 1}1231`
  const payments = world.premiums
    .ledger(member)
    .filter(({ type, transactionDate }) => PAYMENTS.has(type) && transactionDate <= lastDay)
  const decided = seenBy(member, world.claims.search(member, { to: lastDay })).filter(({ isDecided }) => isDecided)
  const lines = Map.groupBy(decided, ({ serviceDate }) => serviceDate.slice(0, 4))
  const premiums = Map.groupBy(payments, ({ transactionDate }) => transactionDate.slice(0, 4))
  return [...new Set([...lines.keys(), ...premiums.keys()])].map((year) => {
    const paid = -(premiums.get(year) ?? []).reduce((sum, { amount }) => sum + amount, 0)
    return {
      documentId: `T${year}`,
      kind: 'tax-receipt',
      title: { en: `Tax receipt for ${year}`, fr: `Reçu aux fins d’impôt de ${year}` },
      date: `${Number(year) + 1}0101`,
      year: Number(year),
      write: () => taxReceipt(Number(year), peopleOf(call, lines.get(year) ?? []), paid, member, locale),
    }
  })
}

const peopleOf = ({ member }: MemberCall, lines: readonly ClaimLine[]) =>
  [...Map.groupBy(lines, ({ participantId }) => participantId)].map(([participantId, own]) => ({
    name: participantName(member, participantId),
    submitted: own.reduce((sum, { submitted }) => sum + submitted, 0),
    paid: own.reduce((sum, { paid, spendingPaid, otherPaid }) => sum + paid + spendingPaid + otherPaid, 0),
  }))

/** The booklet of the plan, dated January 1 of this year. Its PDF is the one that getBookletPdf returns. */
function booklets(call: MemberCall): StoredDocument[] {
  const number = bookletOf(call.member)
  if (number === null) return []
  const title = { en: 'Benefits booklet', fr: 'Brochure de garanties' }
  const date = `${today(call).slice(0, 4)}0101`
  return [
    {
      documentId: number,
      kind: 'booklet',
      title,
      date,
      isLong: true,
      write: () => bookletDocument(call.member, number, call.locale),
    },
  ]
}

/** A letter for each pre-authorized debit that the bank sent back. */
const letters = ({ world, member, locale }: MemberCall): StoredDocument[] =>
  world.premiums.ledger(member).flatMap((entry, index, ledger) => {
    if (entry.type !== 'RETURNED') return []
    const debit = ledger.slice(0, index).findLast(({ amount }) => amount < 0)
    return [
      {
        documentId: `L${entry.transactionDate}`,
        kind: 'letter' as const,
        title: RETURNED_DEBIT,
        date: entry.transactionDate,
        write: () => returnedDebitLetter(entry, debit, member, locale),
      },
    ]
  })

/** The documents of the member, newest first (D-260). */
const documentsOf = (call: MemberCall): StoredDocument[] =>
  [...statements(call), ...taxReceipts(call), ...booklets(call), ...letters(call)].toSorted((a, b) =>
    b.date.localeCompare(a.date),
  )

export const documentHandlers = {
  listDocuments: async (call: MemberCall) => {
    const documents = documentsOf(call)
    if (documents.length === 0) return nothing
    return ok(
      await Promise.all(
        documents.map(async ({ write, title, isLong, ...document }) => ({
          ...document,
          title: title[call.locale],
          ...(!isLong && { size: (await write()).length }),
        })),
      ),
    )
  },
  getDocumentPdf: async (call: MemberCall) => {
    const document = documentsOf(call).find(({ documentId }) => documentId === call.path['documentId'])
    if (!document) throw new Refused(404, UNKNOWN, 'NOT_FOUND')
    return ok(await document.write(), PDF)
  },
} satisfies Handlers<'listDocuments' | 'getDocumentPdf'>
