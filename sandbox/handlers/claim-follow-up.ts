import type {
  AddClaimDocumentsRequest,
  AppealClaimLineRequest,
  ClaimDocumentRequest,
} from '../../generated/member/model/index.ts'
import { DOCUMENT_KINDS } from '../benefit-data/document-kinds.ts'
import { toDate8 } from '../dates.ts'
import { WITHDRAWN, type ClaimLine } from '../store/claim-line.ts'
import { requestId } from '../store/follow-ups.ts'
import { refuseFiles, storeFile } from '../store/uploads.ts'
import type { Locale } from '../bilingual.ts'
import { nothing, ok, Refused, type Handlers, type MemberCall } from './call.ts'
import { appealUntil, toAppealResponse, toNeededDocuments } from './to-response/claim-follow-up.ts'
import { seenBy } from '../store/members.ts'

const NO_CLAIM = {
  en: 'There is no such claim. Go back to your history and choose another one.',
  fr: 'Cette demande n’existe pas. Retournez à votre historique et choisissez-en une autre.',
}
const NOT_NEEDED = {
  en: 'We no longer need this document, so your files were not added. Open the claim to see its status.',
  fr: 'Nous n’avons plus besoin de ce document\u00A0: vos fichiers n’ont pas été ajoutés. Consultez la demande pour voir où elle en est.',
}
const DECIDED = {
  en: 'This claim is already decided and can no longer be withdrawn. Open it to see the decision.',
  fr: 'Cette demande est déjà traitée et ne peut plus être retirée. Consultez-la pour voir la décision.',
}
const NO_APPEAL = {
  en: 'This claim cannot be appealed any more. Open it to see its status, or call us.',
  fr: 'Cette décision ne peut plus être contestée. Consultez la demande pour voir où elle en est, ou appelez-nous.',
}

/** Returns the lines of the claim in the path that the member may see. Refuses the request if there are none. */
function linesOf({ world, member, path }: MemberCall): ClaimLine[] {
  const lines = seenBy(member, world.claims.linesOf(member, path['claimId'] ?? ''))
  if (lines.length === 0) throw new Refused(404, NO_CLAIM, 'NOT_FOUND')
  return lines
}

async function storeFiles(files: readonly File[]) {
  const refusal = refuseFiles(files)
  if (refusal) throw new Refused(refusal.status, refusal.text, 'REFUSED')
  return Promise.all(files.map(storeFile))
}

function toRequest(line: ClaimLine, locale: Locale): ClaimDocumentRequest[] {
  if (!line.needs) return []
  const { kind, since, until } = line.needs
  return [
    {
      requestId: requestId(line),
      line: line.line,
      documents: toNeededDocuments(kind, locale),
      reason: DOCUMENT_KINDS[kind].reason[locale],
      requestedOn: toDate8(since),
      until,
    },
  ]
}

/** Handlers for what a member does with a claim after it was sent. */
export const claimFollowUpHandlers = {
  listClaimDocumentRequests: (call: MemberCall) => {
    const requests = linesOf(call).flatMap((line) => toRequest(line, call.locale))
    return requests.length > 0 ? ok(requests) : nothing
  },
  addClaimDocuments: async (call: MemberCall<unknown, AddClaimDocumentsRequest>) => {
    const { world, member, body, files } = call
    const openLines = () => {
      const lines = linesOf(call)
      return body.documentDetails.requestIds.flatMap((id) => {
        const waiting = lines.find((line) => line.needs && requestId(line) === id)
        if (!waiting) throw new Refused(409, NOT_NEEDED, 'REQUEST_CLOSED')
        return [waiting]
      })
    }
    openLines()
    const stored = await storeFiles(files)
    // The requests are looked up again, because another tab may have answered one while the files were read.
    world.followUps.addDocuments(member, openLines(), stored)
    return ok({ receivedOn: toDate8(world.clock.now()), fileCount: stored.length })
  },
  withdrawClaim: (call: MemberCall) => {
    const { world, member } = call
    const lines = linesOf(call)
    if (lines.some(({ isDecided }) => isDecided)) throw new Refused(409, DECIDED, 'DECIDED')
    const [first] = lines
    if (first?.status !== WITHDRAWN) world.followUps.withdraw(member, first!.claimId)
    return ok({ withdrawnOn: linesOf(call)[0]!.processedDate! })
  },
  appealClaimLine: async (call: MemberCall<unknown, AppealClaimLineRequest>) => {
    const { world, member, path, body, files } = call
    const declined = () => {
      const line = linesOf(call).find((each) => each.line === Number(path['line']))
      if (!line) throw new Refused(404, NO_CLAIM, 'NOT_FOUND')
      if (!appealUntil(line, world.clock.now())) throw new Refused(409, NO_APPEAL, 'APPEAL_CLOSED')
      return line
    }
    declined()
    const stored = await storeFiles(files)
    world.followUps.appeal(member, declined(), body.appealDetails.reason, stored)
    return ok(toAppealResponse(appealedLine(call), call.locale)!)
  },
} satisfies Handlers<'listClaimDocumentRequests' | 'addClaimDocuments' | 'withdrawClaim' | 'appealClaimLine'>

/** The line with the appeal that was just recorded. */
const appealedLine = ({ world, member, path }: MemberCall): ClaimLine =>
  world.claims.find(member, path['claimId'] ?? '', Number(path['line']))!
