import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { ClaimDraft, ClaimDraftRequest } from '../../generated/member/model/index.ts'
import type { Clock } from '../clock.ts'
import { toDate8 } from '../dates.ts'
import type { Member } from './members.ts'

const DAY_MS = 24 * 3_600_000
const LIFETIME_MS = 30 * DAY_MS

/** Stores the claim drafts: one for each member, without files. */
export interface ClaimDrafts {
  /** The stored draft; undefined if there is none or it has expired. */
  find: (member: Member) => ClaimDraft | undefined
  /**
   * Saves a draft and returns it with its new version. If the request names another version than the stored one, the
   * stored draft is kept and the result is undefined.
   */
  save: (member: Member, request: ClaimDraftRequest) => ClaimDraft | undefined
  /** Removes the draft if it has this version. A newer draft is kept. */
  remove: (member: Member, version: string) => void
  /** Removes the draft from which a claim was made, by the key with which the claim was submitted. */
  end: (member: Member, submissionKey: string) => void
}

interface Row {
  readonly version: string
  readonly saved: number
  readonly draft: string
}

export function createClaimDrafts(database: DatabaseSync, clock: Clock): ClaimDrafts {
  const find: ClaimDrafts['find'] = ({ login }) => {
    database.prepare('delete from claim_draft where saved <= ?').run(clock.now() - LIFETIME_MS)
    const row = database.prepare('select version, saved, draft from claim_draft where login = ?').get(login) as
      | Row
      | undefined
    if (!row) return undefined
    const { version, saved, draft } = row
    return {
      version,
      savedOn: toDate8(saved),
      expiresOn: toDate8(saved + LIFETIME_MS),
      ...(JSON.parse(draft) as Omit<ClaimDraftRequest, 'basedOn'>),
    }
  }
  return {
    find,
    save: (member, { basedOn, ...draft }) => {
      if (find(member)?.version !== basedOn) return undefined
      database
        .prepare('insert or replace into claim_draft (login, version, saved, draft) values (?, ?, ?, ?)')
        .run(member.login, randomUUID(), clock.now(), JSON.stringify(draft))
      return find(member)
    },
    remove: ({ login }, version) =>
      void database.prepare('delete from claim_draft where login = ? and version = ?').run(login, version),
    end: ({ login }, key) =>
      void database
        .prepare("delete from claim_draft where login = ? and json_extract(draft, '$.submissionKey') = ?")
        .run(login, key),
  }
}
