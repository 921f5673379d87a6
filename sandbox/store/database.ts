import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const SCHEMA = `
create table if not exists account (
  login text primary key, persona text not null, password text not null, sessions_since integer not null default 0
) strict;
create table if not exists attempt (login text primary key, failures integer not null, locked_until integer not null default 0) strict;
create table if not exists link_token (token text primary key, login text not null, expires integer not null) strict;
create table if not exists member (
  login text primary key, terms_date text, banking text, contact text not null, health_spending integer, wellness integer,
  history_ready integer not null default 0
) strict;
create table if not exists claim_line (
  seq integer primary key autoincrement, claim_id text not null, line integer not null, login text not null, received integer not null,
  participant_id text not null, claim_type text not null, lob text not null, benefit_code text not null,
  specialty_code text, service_id integer not null, service_code text not null, description_en text not null, description_fr text not null,
  service_date text not null, submitted integer not null, other_paid integer not null, coinsurance real not null,
  refusal text, wants_spending integer not null default 0, provider_id text, provider_name text,
  status text, eligible integer not null default 0, excluded integer not null default 0, deductible integer not null default 0,
  paid integer not null default 0, spending_paid integer not null default 0, explanations text not null default '[]',
  processed_date text, payment_id text
) strict;
create index if not exists claim_line_of_member on claim_line (login, service_date);
create unique index if not exists claim_line_number on claim_line (claim_id, line);
create table if not exists submission (
  id integer primary key autoincrement, login text not null, idempotency_key text, received integer not null,
  extra text not null, files text not null, answer text not null
) strict;
create unique index if not exists submission_once on submission (login, idempotency_key);
`

const TABLES = ['account', 'attempt', 'link_token', 'member', 'claim_line', 'submission']

/** `:memory:` or a file; a file keeps what members did between runs. */
export function openDatabase(location: string): DatabaseSync {
  if (location !== ':memory:') mkdirSync(dirname(location), { recursive: true })
  const database = new DatabaseSync(location)
  database.exec('pragma journal_mode = wal; pragma synchronous = normal')
  database.exec(SCHEMA)
  return database
}

export function emptyDatabase(database: DatabaseSync): void {
  for (const table of TABLES) database.exec(`delete from ${table}`)
}

/** All of it, or nothing. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('begin immediate')
  try {
    const result = work()
    database.exec('commit')
    return result
  } catch (error) {
    database.exec('rollback')
    throw error
  }
}
