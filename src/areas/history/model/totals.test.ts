import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ClaimServiceLine } from '~generated/member/model/index.ts'
import { isSearchable } from '~/domain/dates/period.ts'
import { fromCents, sumMoney, toCents } from '~/domain/money.ts'
import { sumLines } from '~/domain/claim-totals.ts'
import { csvAmount, csvDate, toCsv } from './csv.ts'
import { quickPeriods } from '~/domain/dates/period.ts'

const cents = fc.integer({ min: 0, max: 5_000_000 })
const line = (participantId: string, more: Partial<ClaimServiceLine>) =>
  ({
    claimStatus: 'PAID',
    submittedAmount: '0.00',
    ...more,
    participantInfo: { participantId, firstName: `N${participantId}` },
  }) as ClaimServiceLine
const anybody = fc.constantFrom('1', '2', '3')
/** A decided line whose payments do not exceed the claimed amount. */
const decided = fc
  .tuple(anybody, cents, cents, cents, fc.constantFrom('PAID', 'processed', 'DECLINED'))
  .map(([id, yours, paid, other, claimStatus]) =>
    line(id, {
      claimStatus,
      submittedAmount: fromCents(yours + paid + other),
      totalPaidAmount: fromCents(paid),
      cobAmount: fromCents(other),
    }),
  )

describe('sumLines', () => {
  it('each total is the exact sum of its column, and the paid and owed amounts add up to the claimed amount', () => {
    fc.assert(
      fc.property(fc.array(decided), (lines) => {
        const { claimed, paid, otherInsurer, yours } = sumLines(lines).totals
        expect(claimed).toBe(sumMoney(lines.map(({ submittedAmount }) => submittedAmount)))
        expect(paid).toBe(sumMoney(lines.map(({ totalPaidAmount }) => totalPaidAmount)))
        expect(otherInsurer).toBe(sumMoney(lines.map(({ cobAmount }) => cobAmount)))
        expect(sumMoney([paid, otherInsurer, yours])).toBe(claimed)
      }),
    )
  })

  it('the totals add up for any amounts, and no part of them is negative', () => {
    const amount = fc.integer({ min: -1000, max: 1000 }).map(fromCents)
    const any = fc
      .record({ submittedAmount: amount, totalPaidAmount: amount, cobAmount: amount })
      .map((amounts) => line('1', amounts))
    fc.assert(
      fc.property(fc.array(any), (lines) => {
        const { claimed, paid, otherInsurer, yours } = sumLines(lines).totals
        expect(sumMoney([paid, otherInsurer, yours])).toBe(claimed)
        for (const part of [paid, otherInsurer, yours]) expect(toCents(part)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it.each([
    { what: 'is in the list', first: 'C1', claimed: '95.00', yours: '0.00' },
    { what: 'is older than the list', first: 'C0', claimed: '114.00', yours: '19.00' },
  ])(
    'totals take off what an account paid for the rest of a line that $what',
    { tags: ['D-362'] },
    ({ first, claimed, yours }) => {
      const lines = [
        line('1', { claimId: 'C1', claimLineNumber: 1, submittedAmount: '95.00', totalPaidAmount: '76.00' }),
        line('1', {
          claimId: 'C2',
          claimLineNumber: 1,
          submittedAmount: '19.00',
          totalPaidAmount: '19.00',
          restOf: { claimId: first, claimLineNumber: 1 },
        }),
      ]
      const { totals, people } = sumLines(lines)
      expect(totals).toEqual({ claimed, paid: '95.00', otherInsurer: '0.00', yours })
      expect(people).toMatchObject([{ claimed, yours }])
    },
  )

  it('the totals of the participants add up to the totals of the list', () => {
    fc.assert(
      fc.property(fc.array(decided), (lines) => {
        const { people, totals } = sumLines(lines)
        expect(people.map(({ participantId }) => participantId)).toEqual([
          ...new Set(lines.map(({ participantInfo }) => participantInfo.participantId)),
        ])
        for (const id of ['claimed', 'paid', 'otherInsurer', 'yours'] as const)
          expect(sumMoney(people.map((each) => each[id]))).toBe(totals[id])
      }),
    )
  })

  it(
    'in the totals, a declined claim is added to what the member pays, and undecided claims are counted separately',
    { tags: ['D-91'] },
    () => {
      const lines = [
        line('1', { claimStatus: 'REJECTED', submittedAmount: '80.00', totalPaidAmount: '0.00' }),
        line('2', { submittedAmount: '100.00', totalPaidAmount: '72.10', cobAmount: '10.00' }),
        ...['RECEIVED', 'PENDING', 'ON_THE_MOON'].map((claimStatus) =>
          line('3', { claimStatus, submittedAmount: '20.05' }),
        ),
      ]
      expect(sumLines(lines).totals).toEqual({
        claimed: '180.00',
        paid: '72.10',
        otherInsurer: '10.00',
        yours: '97.90',
      })
      expect(sumLines(lines).waiting).toEqual({ count: 3, claimed: '60.15' })
      expect(sumLines(lines).people.map(({ firstName, yours }) => `${firstName} ${yours}`)).toEqual([
        'N1 80.00',
        'N2 17.90',
      ])
    },
  )
})

describe('quickPeriods', () => {
  it('the quick periods are this year, last year, and the last three and twelve months', { tags: ['D-93'] }, () => {
    expect(quickPeriods('20261120')).toEqual([
      { id: 'this-year', fromDate: '20260101', toDate: '20261120' },
      { id: 'last-year', fromDate: '20250101', toDate: '20251231' },
      { id: 'three-months', fromDate: '20260820', toDate: '20261120' },
      { id: 'twelve-months', fromDate: '20251120', toDate: '20261120' },
    ])
  })
  it.each(['20260101', '20261231', '20280229', '20260331'])(
    'the history search accepts all quick periods on %s',
    { tags: ['D-93'] },
    (today) => {
      for (const period of quickPeriods(today)) expect(isSearchable(period, today)).toBe(true)
    },
  )
})

describe('toCsv', () => {
  it('a CSV file has the field separator and the decimal separator of the language, and a byte order mark', () => {
    const rows = (tag: string) => [
      ['Reçu', 'Montant'],
      [csvDate('20261005'), csvAmount('1234.50', tag)],
    ]
    expect(toCsv(rows('en-CA'), 'en-CA')).toBe('\uFEFFReçu,Montant\r\n2026-10-05,1234.50\r\n')
    expect(toCsv(rows('fr-CA'), 'fr-CA')).toBe('\uFEFFReçu;Montant\r\n2026-10-05;"1234,50"\r\n')
    expect([csvDate(undefined), csvAmount(undefined, 'fr-CA')]).toEqual(['', ''])
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-x', "'-x"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\r=1', '"\'\r=1"'],
    ['=HYPERLINK("x";"y")', '"\'=HYPERLINK(""x"";""y"")"'],
    ['-12.50', '-12.50'],
    ['-12,50', '"-12,50"'],
    ['a=b', 'a=b'],
  ])('the value %j is written to a CSV cell as %j, so that no cell is a formula', (text, cell) =>
    expect(toCsv([[text]], 'en-CA')).toBe(`\uFEFF${cell}\r\n`),
  )

  it('the cells of any CSV row are unchanged after they are written and read', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', ' ') })), (row) => {
        const [, inner = ''] = /^\uFEFF(.*)\r\n$/s.exec(toCsv([row], 'fr-CA')) ?? []
        const cells = row.length === 0 ? [] : (inner.match(/("(?:[^"]|"")*"|[^";]*)(;|$)/gs) ?? []).slice(0, row.length)
        const read = cells
          .map((cell) => cell.replace(/;$/, ''))
          .map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell))
        expect(read).toEqual(row.map((cell) => (cell.startsWith('\r') ? `'${cell}` : cell)))
      }),
    )
  })
})
