import { html } from 'hono/html'
import { DOCUMENT_KINDS, isDocumentKind } from '../benefit-data/document-kinds.ts'
import { loginOf, type Persona } from '../personas.ts'
import type { SandboxState } from '../sandbox-state.ts'
import { isOpen, lineId, type ClaimLine } from '../store/claim-line.ts'
import type { Member } from '../store/members.ts'
import { table } from './page.ts'

const SHAPE =
  'Send { "claim": "C1000000-10-1", "document": "XRAY" } to ask for a document, or "document": "" to take the request back.'

/** The member of a persona, who may have changed the login. */
export const memberOf = (world: SandboxState, { key }: Persona): Member =>
  world.members.get(world.accounts.loginOfPerson(key) ?? loginOf(key))

/**
 * Requests a document from a persona, or cancels the request, for a tester. Returns an error message if the input is
 * invalid.
 */
export function changeDocumentRequest(world: SandboxState, persona: Persona, sent: unknown): string | undefined {
  const { claim, document } = (sent ?? {}) as Partial<Record<'claim' | 'document', unknown>>
  if (typeof claim !== 'string' || typeof document !== 'string') return SHAPE
  const member = memberOf(world, persona)
  const line = world.claims.findById(member, claim)
  if (!line || !isOpen(line)) return `${claim} is no claim line that is still open.`
  if (document === '') {
    if (!line.needs) return `${claim} waits for no document.`
    world.followUps.dropRequest(member, line)
    return undefined
  }
  if (!isDocumentKind(document)) return `document is one of ${Object.keys(DOCUMENT_KINDS).join(', ')}.`
  world.followUps.askForDocument(member, line, document)
  return undefined
}

/** Open claim lines with buttons that ask for a document and take the request back. */
export const documentRequestsTable = (lines: readonly ClaimLine[], action: string) =>
  table(
    ['Claim', 'Service', 'Waits for', 'Ask'],
    lines.filter(isOpen).map((line) => [
      lineId(line),
      line.description.en,
      line.needs ? DOCUMENT_KINDS[line.needs.kind].name.en : 'nothing',
      html`<form method="post" action="${action}">
        <input type="hidden" name="claim" value="${lineId(line)}" />
        ${
          line.needs
            ? html`<button name="document" value="">Not needed any more</button>`
            : Object.entries(DOCUMENT_KINDS).map(
                ([code, { name }]) => html`<button name="document" value="${code}">${name.en}</button> `,
              )
        }
      </form>`,
    ]),
  )
