import type { ClaimDraftRequest, DeleteClaimDraftParams } from '../../generated/member/model/index.ts'
import { nothing, ok, Refused, type Handlers, type MemberCall } from './call.ts'

const OTHER = {
  en: 'Another version of this claim is kept. Choose which one to keep.',
  fr: 'Une autre version de cette demande est enregistrée. Choisissez celle à garder.',
}

/** Handlers that read, save and delete a member's claim draft. */
export const claimDraftHandlers = {
  getClaimDraft: ({ world, member }: MemberCall) => {
    const draft = world.claimDrafts.find(member)
    return draft ? ok(draft) : nothing
  },
  saveClaimDraft: ({ world, member, body }: MemberCall<unknown, ClaimDraftRequest>) => {
    const kept = world.claimDrafts.save(member, body)
    if (!kept) throw new Refused(409, OTHER, 'OTHER_VERSION')
    return ok(kept)
  },
  deleteClaimDraft: ({ world, member, query }: MemberCall<DeleteClaimDraftParams>) => {
    world.claimDrafts.remove(member, query.version)
    return nothing
  },
} satisfies Handlers<'getClaimDraft' | 'saveClaimDraft' | 'deleteClaimDraft'>
