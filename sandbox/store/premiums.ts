import type { DatabaseSync } from 'node:sqlite'
import type { PremiumPayment, PremiumPaymentMethod } from '../../generated/member/model/index.ts'
import type { Clock } from '../clock.ts'
import { toDate8 } from '../dates.ts'
import { toMoney } from '../money.ts'
import { pastPremiums, type LedgerEntry } from '../benefit-data/premiums/past.ts'
import { inTransaction } from './database.ts'
import type { Member } from './members.ts'

/** A payment. `source` is `card:<id>` or `session:<id>`. */
interface NewPayment {
  readonly amount: number
  readonly source: string
  readonly idempotencyKey: string | undefined
}

export interface Premiums {
  /** All transactions, oldest first. The list is empty for members who pay no premiums. */
  ledger: (member: Member) => LedgerEntry[]
  method: (member: Member) => PremiumPaymentMethod | undefined
  saveMethod: (member: Member, method: PremiumPaymentMethod) => void
  /** An earlier payment with the same idempotency key or from the same source. */
  earlier: (
    member: Member,
    by: { readonly idempotencyKey: string } | { readonly source: string },
  ) => { payment: PremiumPayment; source: string } | undefined
  pay: (member: Member, payment: NewPayment) => PremiumPayment
}

interface PaymentRow {
  readonly id: number
  readonly amount: number
  readonly source: string
  readonly date: string
}

const FIRST_PAYMENT = 100_000

export function createPremiums(database: DatabaseSync, clock: Clock): Premiums {
  const today = () => toDate8(clock.now())
  const addEntry = ({ login }: Member, { transactionDate, type, amount }: LedgerEntry) =>
    database
      .prepare('insert into premium_entry (login, date, type, amount) values (?, ?, ?, ?)')
      .run(login, transactionDate, type, amount)

  // The first call generates the past transactions and stores them.
  const open = (member: Member) => {
    const { premiums } = member.persona
    if (!premiums || database.prepare('select 1 from premium_account where login = ?').get(member.login)) return
    inTransaction(database, () => {
      database
        .prepare('insert into premium_account (login, method) values (?, ?)')
        .run(member.login, premiums.method ? JSON.stringify(premiums.method) : null)
      for (const entry of pastPremiums(premiums, today())) addEntry(member, entry)
    })
  }
  const describe = ({ id, amount, source, date }: PaymentRow) => ({
    payment: { paymentId: `PP${FIRST_PAYMENT + id}`, status: 'APPROVED', amount: toMoney(amount), date },
    source,
  })
  return {
    ledger: (member) => {
      open(member)
      return database
        .prepare('select date as transactionDate, type, amount from premium_entry where login = ? order by date, id')
        .all(member.login) as unknown as LedgerEntry[]
    },
    method: (member) => {
      open(member)
      const row = database.prepare('select method from premium_account where login = ?').get(member.login) as
        | { method: string | null }
        | undefined
      return row?.method ? (JSON.parse(row.method) as PremiumPaymentMethod) : undefined
    },
    saveMethod: (member, method) => {
      open(member)
      database
        .prepare(
          'insert into premium_account (login, method) values (?, ?) on conflict do update set method = excluded.method',
        )
        .run(member.login, JSON.stringify(method))
    },
    earlier: ({ login }, by) => {
      const [column, value] = 'source' in by ? ['source', by.source] : ['idempotency_key', by.idempotencyKey]
      const row = database
        .prepare(`select * from premium_payment where login = ? and ${column} = ?`)
        .get(login, value) as PaymentRow | undefined
      return row && describe(row)
    },
    pay: (member, { amount, source, idempotencyKey }) => {
      open(member)
      return inTransaction(database, () => {
        const date = today()
        const { lastInsertRowid: id } = database
          .prepare('insert into premium_payment (login, idempotency_key, amount, source, date) values (?, ?, ?, ?, ?)')
          .run(member.login, idempotencyKey ?? null, amount, source, date)
        addEntry(member, { transactionDate: date, type: 'PAYMENT', amount: -amount })
        return describe({ id: Number(id), amount, source, date }).payment
      })
    },
  }
}
