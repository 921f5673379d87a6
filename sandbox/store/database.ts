import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'

const SCHEMA = `
create table if not exists account (
  login text primary key, persona text not null, password text not null, sessions_since integer not null default 0, active integer not null default 1
) strict;
create table if not exists attempt (login text primary key, failures integer not null, locked_until integer not null default 0) strict;
create table if not exists link_token (
  token text primary key, kind text not null, login text not null, new_login text, locale text not null, expires integer not null,
  used integer not null default 0
) strict;
create table if not exists revoked (token text primary key, at integer not null) strict;
create table if not exists session (
  id text primary key, login text not null, browser text, system text, started integer not null, used integer not null, ended integer not null default 0
) strict;
create index if not exists session_of_member on session (login, used);
create table if not exists sign_in (
  id integer primary key autoincrement, login text not null, method text not null, refused integer not null, browser text, system text, at integer not null
) strict;
create table if not exists passkey (
  id text primary key, login text not null, credential text not null unique, public_key blob not null, counter integer not null, transports text not null,
  name text not null, created integer not null, used integer, copied integer not null default 0
) strict;
create table if not exists passkey_account (login text primary key, handle text not null) strict;
create table if not exists passkey_challenge (challenge text primary key, login text not null, expires integer not null) strict;
create table if not exists passkey_declined (login text not null, device text not null, primary key (login, device)) strict;
create table if not exists invitation (token text primary key, expires integer not null, failures integer not null default 0) strict;
create table if not exists outbox (
  id integer primary key autoincrement, kind text not null, recipient text not null, locale text not null, subject text not null, body text not null,
  paths text not null, sent integer not null
) strict;
create table if not exists member (
  login text primary key, terms_date text, banking text, contact text not null, preferred_language text not null, health_spending integer, wellness integer,
  history_ready integer not null default 0
) strict;
create table if not exists claim_line (
  seq integer primary key autoincrement, claim_id text not null, line integer not null, login text not null, received integer not null,
  participant_id text not null, claim_type text not null, lob text not null, benefit_code text not null,
  specialty_code text, service_id integer not null, service_code text not null, description_en text not null, description_fr text not null,
  service_date text not null, submitted integer not null, other_paid integer not null, coinsurance real not null,
  refusal text, wants_spending integer not null default 0, origin text, provider_id text, provider_name text,
  status text, eligible integer not null default 0, excluded integer not null default 0, deductible integer not null default 0,
  paid integer not null default 0, spending_paid integer not null default 0, explanations text not null default '[]',
  processed_date text, payment_id text,
  needs text, needs_since integer, needs_until text, restarted integer, documents integer,
  appeal_sent integer, appeal_files integer not null default 0, appeal_decided integer, appeal_outcome text, declined_on text
) strict;
create index if not exists claim_line_of_member on claim_line (login, service_date);
create index if not exists claim_line_by_arrival on claim_line (login, received, seq);
create index if not exists claim_line_undecided on claim_line (login, received) where status is null;
create index if not exists claim_line_appealed on claim_line (login, appeal_sent) where appeal_sent is not null and appeal_decided is null;
create unique index if not exists claim_line_number on claim_line (claim_id, line);
create table if not exists submission (
  id integer primary key autoincrement, login text not null, idempotency_key text, received integer not null,
  extra text not null, files text not null, answer text not null
) strict;
create table if not exists claim_follow_up (
  id integer primary key autoincrement, login text not null, claim_id text not null, line integer, kind text not null, received integer not null,
  words text, files text not null
) strict;
create table if not exists answered (id text primary key, login text not null, reply text not null, at integer not null) strict;
create table if not exists variation (login text primary key, variation text not null) strict;
create unique index if not exists submission_once on submission (login, idempotency_key);
create index if not exists submission_of_claim on submission (login, json_extract(answer, '$.claims[0].claimId'));
create table if not exists premium_account (login text primary key, method text) strict;
create table if not exists premium_entry (
  id integer primary key autoincrement, login text not null, date text not null, type text not null, amount integer not null
) strict;
create table if not exists premium_payment (
  id integer primary key autoincrement, login text not null, idempotency_key text, amount integer not null, source text not null, date text not null
) strict;
create unique index if not exists premium_payment_once on premium_payment (login, idempotency_key);
create table if not exists claim_draft (login text primary key, version text not null, saved integer not null, draft text not null) strict;
create table if not exists predetermination (
  id text primary key, login text not null, request text not null, sent integer not null, decided integer, decision text
) strict;
create table if not exists notification_choice (login text primary key, version integer not null, choices text not null) strict;
create table if not exists other_coverage (
  login text not null, participant_id text not null, version integer not null, confirmed integer not null, details text not null,
  primary key (login, participant_id)
) strict;
create table if not exists notification (
  id integer primary key autoincrement, login text not null, kind text not null, date text not null, is_new integer not null, claim_id text,
  line integer, payment_id text, payment_amount text
) strict;
create table if not exists card_session (
  id text primary key, login text not null, amount integer not null, locale text not null, return_url text not null, expires integer not null,
  outcome text
) strict;
`

const VERSION = createHash('sha256').update(SCHEMA).digest().readUInt32BE() >>> 1

const tablesOf = (database: DatabaseSync, more = ''): string[] =>
  (
    database
      .prepare(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' ${more}`)
      .all() as { name: string }[]
  ).map(({ name }) => name)

/**
 * A database that keeps each prepared statement for later use. The sandbox has few different statements, and preparing
 * one takes longer than running it.
 */
class Database extends DatabaseSync {
  readonly #prepared = new Map<string, StatementSync>()

  override prepare(sql: string): StatementSync {
    const prepared = this.#prepared.get(sql) ?? super.prepare(sql)
    this.#prepared.set(sql, prepared)
    return prepared
  }
}

/**
 * Opens a database in memory (`:memory:`) or in a file. The data in a file is kept between runs, and deleted if the
 * tables have changed.
 */
export function openDatabase(location: string): DatabaseSync {
  if (location !== ':memory:') mkdirSync(dirname(location), { recursive: true })
  const database = new Database(location)
  database.exec('pragma journal_mode = wal; pragma synchronous = normal')
  const { user_version: version } = database.prepare('pragma user_version').get() as { user_version: number }
  if (version !== VERSION) for (const table of tablesOf(database)) database.exec(`drop table ${table}`)
  database.exec(SCHEMA)
  database.exec(`pragma user_version = ${VERSION}`)
  return database
}

export function emptyDatabase(database: DatabaseSync): void {
  for (const table of tablesOf(database)) database.exec(`delete from ${table}`)
}

/**
 * Changes the login in every table. Rows that an unconfirmed registration created under the new login are deleted
 * first.
 */
export function moveLogin(database: DatabaseSync, from: string, to: string): void {
  for (const table of tablesOf(
    database,
    "and exists (select 1 from pragma_table_info(sqlite_master.name) where name = 'login')",
  )) {
    database.prepare(`delete from ${table} where login = ?`).run(to)
    database.prepare(`update ${table} set login = ? where login = ?`).run(to, from)
  }
}

/** Runs the function in a transaction. If it throws, all its changes are undone. */
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
