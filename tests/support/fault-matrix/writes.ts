import { createPasskeySignInOptions } from '~generated/account/client/passkeys.ts'
import {
  createPasskeyRegistrationOptions,
  declinePasskeyOffer,
  deletePasskey,
  registerPasskey,
  renamePasskey,
} from '~generated/account/queries/passkeys.ts'
import { changePassword } from '~generated/account/queries/password.ts'
import { endSession } from '~generated/account/queries/sessions.ts'
import { downloadPaymentDetailsPdf, downloadPaymentStatementsPdf } from '~generated/member/queries/payments.ts'
import { downloadMemberCardPass, downloadMemberCardPdf } from '~generated/member/queries/card.ts'
import { downloadRhipReportPdf } from '~generated/member/queries/retirement.ts'
import {
  downloadClaimHistoryStatementPdf,
  downloadClaimPaymentDetailsPdf,
  downloadClaimsPdf,
} from '~generated/member/queries/history.ts'
import { listClaimDocumentRequests, withdrawClaim } from '~generated/member/queries/followup.ts'
import { downloadDocumentPdf, downloadTravelLetterPdf } from '~generated/member/queries/documents.ts'
import { getOtherCoverage, updateOtherCoverage } from '~generated/member/queries/coordination.ts'
import { createPredetermination } from '~generated/member/queries/predeterminations.ts'
import { downloadPremiumStatementPdf, updatePremiumPaymentMethod } from '~generated/member/queries/premiums.ts'
import {
  getNotificationPreferences,
  markNotificationsRead,
  updateNotificationPreferences,
} from '~generated/member/queries/notifications.ts'
import { deleteClaimDraft, saveClaimDraft } from '~generated/member/queries/drafts.ts'
import {
  acceptTermsAndConditions,
  deleteBankingDetails,
  updateBankingDetails,
  updateContactInfoDetails,
  updateEmail,
  updatePreferredLanguage,
} from '~generated/member/queries/account.ts'
import { getJwt, revokeToken } from '~generated/account/client/session.ts'
import { getBookletPdf } from '~generated/member/client/booklet.ts'
import type { PasskeyRegistration, PasskeySignInRequest } from '~generated/account/model/index.ts'
import type { OperationId } from '~generated/operations.ts'
import {
  validateLink,
  submitEmailChange,
  renewLink,
  requestReset,
  saveNewPassword,
} from '~/areas/access/account-api.ts'
import { shareCard } from '~/areas/card/share-card.ts'
import { sendAppeal, sendDocuments } from '../../../src/areas/history/follow-up/send-follow-up.ts'
import { declinedClaim, openClaim, CLAIM_WITHOUT_DOCUMENT } from '../page-fixtures.ts'
import { postClaim } from '../../../src/areas/claims/submission/send-claim.ts'
import { openCardSession, payPremiums } from '~/areas/premiums/payment-api.ts'
import { answerRegistration, register, resend } from '~/areas/registration/registration-api.ts'
import { sendMessage } from '~/areas/support/support-api.ts'
import { checkPerson, createAccount } from '~/areas/welcome/invitation.ts'
import { monthsBefore, today8 } from '~/domain/dates/date8.ts'
import { sendPasswordEmail } from '~/platform/session/password-email.ts'
import { signInByPasskey } from '~/platform/session/passkeys.ts'
import { signIn } from '~/platform/session/sign-in.ts'
import { makePasskey } from '../software-authenticator.ts'
import { PASSWORD } from '../../../sandbox/personas.ts'

/** Access to data that the sandbox sends only by e-mail. */
interface Post {
  /** the token of the link in the newest e-mail to an address */
  readonly tokenFor: (address: string) => Promise<string>
}

/**
 * The call of an operation for an action of the member. It uses the portal's own function, which may check the
 * response.
 */
export interface WriteCall {
  /** the persona; by default the first member of the sandbox */
  readonly persona?: string
  /** runs once, before the first call of `send`; its result is passed to every call of `send` as `prepared` */
  readonly prepare?: (me: string, post: Post) => Promise<string>
  readonly send: (me: string, prepared: string) => Promise<unknown>
  /** faults after which the portal's own function succeeds; a comment at that function gives the reason */
  readonly goesOn?: readonly string[]
  /** faults that the HTTP layer treats as a success, but that the portal's own function reports as an error */
  readonly notices?: { readonly troubles: readonly string[] }
  /** for writes that the service accepts only once: the status of the response if the same request is sent again */
  readonly again?: number
  /** true if a 401 is a regular response that opens no password dialog */
  readonly asksForNoPassword?: boolean
}

const PHOTO = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' })
const CHOSEN = 'Nouveau2027mot'
const ANOTHER = 'somebody.else@example.com'
const AMINA = {
  email: 'amina@example.com',
  dateOfBirth: '19910523',
  certificateId: '100300401',
  policyId: '90210',
  password: CHOSEN,
} as const
const LEA = {
  email: 'lea@example.com',
  dateOfBirth: '19880217',
  certificateId: '500600801',
  policyId: '77030',
  password: CHOSEN,
} as const
const OLIVIER = { mslToken: 'welcome-fresh-french', dateOfBirth: '19850930' } as const
const PRIYA = { mslToken: 'welcome-fresh', dateOfBirth: '19930814', postalCode: 'B3H 2Y5' } as const

const BEGUN = { claimType: 'XX-PRAC', fileCount: 0, steps: [{ step: 'claim-type', answers: { claimType: 'XX-PRAC' } }] }

const lately = () => ({ fromDate: monthsBefore(today8(), 4), toDate: today8() })
const newKey = () => Promise.resolve(crypto.randomUUID())

const UNREADABLE = ['empty body', 'HTML instead of JSON', 'JSON that breaks the contract']
/** A call that returns a PDF, whose content the portal checks when it saves the file. */
const document = (send: WriteCall['send'], persona?: string): WriteCall => ({
  send,
  notices: { troubles: UNREADABLE },
  ...(persona && { persona }),
})

/**
 * Operations that the portal calls for an action of the member and never retries. If two actions would affect each
 * other, a different persona performs each of them.
 */
export const WRITES: Partial<Record<OperationId, WriteCall>> = {
  acceptTermsAndConditions: {
    persona: 'terms',
    send: () => acceptTermsAndConditions({ termsAndConditionsAccept: true }),
  },
  addClaimDocuments: {
    persona: 'documents',
    prepare: async () => {
      const [request] = (await listClaimDocumentRequests(CLAIM_WITHOUT_DOCUMENT)) ?? []
      return request?.requestId ?? ''
    },
    send: (_, requestId) =>
      sendDocuments(CLAIM_WITHOUT_DOCUMENT, [requestId], { files: [PHOTO], idempotencyKey: requestId }),
  },
  appealClaimLine: {
    persona: 'vision',
    send: () =>
      sendAppeal({ claimId: declinedClaim('vision'), line: 1 }, 'My doctor prescribed it.', {
        files: [PHOTO],
        idempotencyKey: 'appeal',
      }),
  },
  changePassword: {
    persona: 'quebec',
    send: (me) => changePassword(me, { oldPassword: PASSWORD, newPassword: CHOSEN }),
    again: 401,
  },
  confirmEmailChange: {
    persona: 'ontario',
    prepare: async (_, { tokenFor }) => {
      await updateEmail({ email: ANOTHER })
      return tokenFor(ANOTHER)
    },
    send: (me, token) => submitEmailChange({ oldUsername: me, newUsername: ANOTHER, token }),
    again: 410,
  },
  confirmRegistration: {
    prepare: async (_, { tokenFor }) => {
      await register({ ...LEA, preferredLang: 'FR' })
      return tokenFor(LEA.email)
    },
    send: (_, token) => answerRegistration(token, true),
    again: 410,
  },
  createCardPaymentSession: {
    persona: 'premiums',
    send: () => openCardSession('100.00', 'http://localhost:5173/en/manage-your-account/card-payment'),
  },
  createPremiumPayment: {
    persona: 'premiums',
    prepare: newKey,
    send: (_, key) => payPremiums({ amount: '186.45', cardId: 'card-1142' }, key),
  },
  createPasskeyRegistrationOptions: { send: () => createPasskeyRegistrationOptions() },
  createPasskeySignInOptions: { send: () => createPasskeySignInOptions() },
  declinePasskeyOffer: { send: () => declinePasskeyOffer() },
  createPredetermination: {
    persona: 'basic',
    send: () =>
      createPredetermination({ participantId: '1', kind: 'service', lines: [{ code: 'PHYS', amount: '95.00' }] }),
    again: 409,
  },
  deleteBankingDetails: { persona: 'alternate', send: () => deleteBankingDetails() },
  deleteClaimDraft: { send: () => deleteClaimDraft({ version: 'draft-1' }) },
  deletePasskey: { send: () => deletePasskey('passkey-1') },
  endSession: { send: () => endSession('session-1') },
  // downloadBooklet is tested separately, because its page shows the same message for every failure (D-126)
  getBookletPdf: { send: (me) => getBookletPdf(me, { id: 'BK-90210' }), goesOn: UNREADABLE },
  getClaimHistoryStatementPdf: document(() =>
    downloadClaimHistoryStatementPdf({ ...lately(), participants: '1', claimTypes: 'PHYS' }),
  ),
  getClaimPaymentDetailsPdf: document(() => downloadClaimPaymentDetailsPdf('C1000004-10', 1)),
  getClaimsPdf: document(() => downloadClaimsPdf({})),
  getDocumentPdf: document(() => downloadDocumentPdf('BK-90210')),
  // `refreshToken` also makes this call, but returns only true or false, so the test makes the call itself
  getJwt: { send: (me) => getJwt(me, { authorization: 'optional' }), asksForNoPassword: true },
  getMemberCardPass: document(() => downloadMemberCardPass()),
  getMemberCardPdf: document(() => downloadMemberCardPdf()),
  getPaymentDetailsPdf: document(() => downloadPaymentDetailsPdf({ paymentId: 'P1003' })),
  getPaymentStatementsPdf: document(() => downloadPaymentStatementsPdf(lately())),
  getPremiumStatementPdf: document(
    () => downloadPremiumStatementPdf(`S${monthsBefore(today8(), 1).slice(0, 6)}`),
    'premiums',
  ),
  getRhipReportPdf: document(() => downloadRhipReportPdf(), 'retired'),
  getTravelLetterPdf: document(() =>
    downloadTravelLetterPdf({ participantIds: ['1'], country: 'FR', departureDate: today8(), returnDate: today8() }),
  ),
  // These faults only replace the body, but the portal still reports them. It reads the token from a header, which the
  // faulty responses do not have.
  login: { send: (me) => signIn(me, PASSWORD), notices: { troubles: ['empty body', 'JSON that breaks the contract'] } },
  registerPasskey: {
    prepare: async () => JSON.stringify(makePasskey(await createPasskeyRegistrationOptions()).registration),
    send: (_, registration) => registerPasskey(JSON.parse(registration) as PasskeyRegistration),
    again: 400,
  },
  renamePasskey: {
    prepare: async () => (await registerPasskey(makePasskey(await createPasskeyRegistrationOptions()).registration)).id,
    send: (_, id) => renamePasskey(id, { name: 'My phone' }),
  },
  // 409 means that this person already has an account. The portal then opens another page (D-43).
  registerAccount: { send: () => register({ ...AMINA, preferredLang: 'EN' }), goesOn: ['409'] },
  registerDigitalAccount: { send: () => createAccount({ ...OLIVIER, password: CHOSEN }), again: 409 },
  renewToken: {
    persona: 'saskatchewan',
    prepare: async (me, { tokenFor }) => {
      await sendPasswordEmail(me, 'en')
      return tokenFor(me)
    },
    send: (_, token) => renewLink(token),
  },
  // 404 means that no account exists. The function succeeds all the same so as not to reveal this (D-37).
  requestPasswordToken: { send: (me) => sendPasswordEmail(me, 'en'), goesOn: ['404'] },
  requestPasswordTokenByPlan: {
    send: () => requestReset({ mode: 'plan', certificateId: '100200300', policyId: '90210' }, 'en'),
    goesOn: ['404'],
  },
  resendActivation: { send: () => resend('newcomer@example.com') },
  resetPassword: {
    persona: 'no-banking',
    prepare: async (me, { tokenFor }) => {
      await sendPasswordEmail(me, 'en')
      return tokenFor(me)
    },
    send: (_, token) => saveNewPassword({ token, newPassword: CHOSEN }),
    again: 410,
  },
  // the portal ignores the response (sign-in.ts)
  revokeToken: { persona: 'hsa-alternate', send: (me) => revokeToken(me, { authorization: 'none' }) },
  // a repeated request gets 409, because the first request has changed the version of the saved draft
  saveClaimDraft: { persona: 'premiums', send: () => saveClaimDraft(BEGUN), again: 409 },
  sendContactUsEmail: { send: () => sendMessage({ message: 'Where is my claim of last week?' }) },
  shareMemberCard: { send: () => shareCard([{ email: 'friend@example.com' }]) },
  signInWithPasskey: {
    persona: 'pwa',
    prepare: async () => {
      const { passkey, registration } = makePasskey(await createPasskeyRegistrationOptions())
      await registerPasskey(registration)
      return JSON.stringify(passkey.signIn(await createPasskeySignInOptions()))
    },
    send: (_, signed) => signInByPasskey(JSON.parse(signed) as PasskeySignInRequest),
    again: 400,
  },
  submitMultiClaims: {
    persona: 'cob',
    prepare: newKey,
    send: (_, idempotencyKey) =>
      postClaim({ claimExtraInfo: { claimType: 'PHYS', participantId: '1', lob: '03' }, files: [], idempotencyKey }),
  },
  updateBankingDetails: { send: () => updateBankingDetails({ branch: '00512', bank: '003', account: '0012345678' }) },
  updateContactInfoDetails: {
    send: () =>
      updateContactInfoDetails({
        address: {
          addressLine1: '80, rue des Érables',
          city: 'Moncton',
          province: 'NB',
          postalCode: 'E1C 4M1',
          country: 'CA',
          addressType: 'MAILING',
        },
        phoneNumber: '5065550123',
      }),
  },
  markNotificationsRead: { send: () => markNotificationsRead({ notificationIds: ['N1'] }) },
  updateEmail: { send: () => updateEmail({ email: 'marie.new@example.com' }) },
  updateNotificationPreferences: {
    prepare: async () => (await getNotificationPreferences()).version,
    send: (_, basedOn) =>
      updateNotificationPreferences({
        basedOn,
        claimDecided: true,
        claimPaid: false,
        documentNeeded: true,
        moneyExpiring: true,
        coveredAgain: true,
      }),
    again: 409,
  },
  updateOtherCoverage: {
    prepare: async () => (await getOtherCoverage())![0]!.version,
    send: (_, basedOn) => updateOtherCoverage('1', { basedOn, isCovered: false }),
    again: 409,
  },
  updatePreferredLanguage: { send: () => updatePreferredLanguage({ preferredLanguage: 'FR' }) },
  updatePremiumPaymentMethod: {
    persona: 'premiums',
    send: () =>
      updatePremiumPaymentMethod({
        type: 'PAD',
        branch: '00512',
        bank: '003',
        account: '0012345678',
        withdrawalDay: 1,
      }),
  },
  withdrawClaim: { persona: 'basic', send: () => withdrawClaim(openClaim('basic')) },
  validateDigitalMember: { send: () => checkPerson(PRIYA) },
  validateToken: {
    prepare: (_, { tokenFor }) => tokenFor('newcomer@example.com'),
    send: (_, token) => validateLink(token),
  },
}
