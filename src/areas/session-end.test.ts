import { expect, it } from 'vitest'
import { openTab, signInAs } from '../../tests/support/browser.ts'
import { claimAfterDepositStore, directDepositRequiredStore } from '~/components/start-claim.ts'
import { keepInput, unsentInput } from '~/forms/unsent-input.ts'
import { termsStore } from '~/platform/policy/terms.ts'
import { endSessionWithoutRedirect } from '~/platform/session/end-session.ts'
import { passkeyOfferStore } from '~/platform/session/passkey-offer.ts'
import type { Store } from '~/platform/store.ts'
import { contactSubjectStore } from '~/platform/stores/contact-subject.ts'
import { selectedParticipantStore } from '~/platform/stores/selected-participant.ts'
import { pendingEmail } from './account/pending-email.ts'
import { pausedClaimStore } from './claims/start/paused-claim-store.ts'
import { confirmationStore, expectedPaymentStore } from './claims/wizard/confirmation-store.ts'
import { drugSearchStore } from './coverage/drugs/drug-store.ts'
import { followUpUploads } from './history/follow-up/unsent-input.ts'
import { claimSearchStore, historySearchStore } from './history/search-store.ts'
import { declinedStore, paymentStore } from './premiums/payment-outcome.ts'
import { registeredAddress } from './registration/registration-api.ts'
import { dateOfBirthOf, setDateOfBirth } from './welcome/invitation.ts'

const MARKER = 'of the previous member'

/** What a member leaves in memory: how it gets there, and what the portal then knows. */
interface Memory {
  readonly keep: () => void
  readonly known: () => unknown
}
const of = <T>(store: Store<T>): Memory => ({
  keep: () => store.set(MARKER as T),
  known: () => (store.get() === store.initial ? undefined : store.get()),
})
let fileId: string

it.each<[string, Memory]>([
  ['the person whose pages are shown', of(selectedParticipantStore)],
  ['the claim that a message is about', of(contactSubjectStore)],
  ['the answer to the terms', of(termsStore)],
  ['the offer of a passkey', of(passkeyOfferStore)],
  ['the dialog about direct deposit', of(directDepositRequiredStore)],
  ['the claim that waits for direct deposit', of(claimAfterDepositStore)],
  ['the new e-mail address', of(pendingEmail)],
  ['the address that was just registered', of(registeredAddress)],
  ['the claim that was left to change something on file', of(pausedClaimStore)],
  ['the confirmation of a claim', of(confirmationStore)],
  ['the expected payment of a claim', of(expectedPaymentStore)],
  ['the search for a drug', of(drugSearchStore)],
  ['the search of the claims', of(claimSearchStore)],
  ['the search of the combined history', of(historySearchStore)],
  ['the last payment', of(paymentStore)],
  ['the refused payment', of(declinedStore)],
  [
    'the date of birth of an invited person',
    { keep: () => setDateOfBirth('token', MARKER), known: () => dateOfBirthOf('token') },
  ],
  [
    'the input of a form that was not sent',
    { keep: () => keepInput('contact', { message: MARKER }), known: () => unsentInput('contact') },
  ],
  [
    'a file for a claim that was not sent',
    {
      keep: () => void (fileId = followUpUploads.add(new File([''], MARKER)).id),
      known: () => followUpUploads.get(fileId)?.name,
    },
  ],
])('the next member does not get %s', (_, { keep, known }) => {
  openTab()
  signInAs('marie@example.com')
  keep()
  expect(JSON.stringify(known())).toContain(MARKER)
  endSessionWithoutRedirect()
  expect(known() ?? {}).toEqual({})
})
