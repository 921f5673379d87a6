import { describe, expect, it } from 'vitest'
import { listRecentClaims } from '~generated/member/client/history.ts'
import { submitMultiClaims } from '~generated/member/client/claims.ts'
import { getPaymentDetails } from '~generated/member/client/payments.ts'
import {
  getNotificationPreferences,
  listNotifications,
  markNotificationsRead,
  updateNotificationPreferences,
} from '~generated/member/client/notifications.ts'
import type { NotificationPreferencesRequest } from '~generated/member/model/index.ts'
import { SandboxControl } from '../support/sandbox-control.ts'
import { treatment } from './support/claim-journey.ts'
import { refusal, useSandbox } from './support/use-sandbox.ts'

const sandbox = useSandbox()
const { as, advance } = sandbox
const control = () => new SandboxControl(sandbox.url())
const kinds = async (id: string) => (await control().mails(id)).map(({ kind }) => kind)

/** Changes the member's stored notification preferences, as another device would. */
async function choose(id: string, choices: Partial<NotificationPreferencesRequest>) {
  const { version, ...stored } = await getNotificationPreferences(id)
  return updateNotificationPreferences(id, { basedOn: version, ...stored, ...choices })
}

/** Submits a claim and advances the clock until it is decided. Returns the claim number. */
async function decidedClaim(id: string, ...amounts: string[]) {
  const benefitServices = (amounts.length > 0 ? amounts : ['80.00']).map((amount) => treatment(amount))
  const sent = await submitMultiClaims(id, {
    claimExtraInfo: { claimType: 'PHYS', participantId: '1', lob: '03', benefitServices },
  })
  await advance(61)
  await listRecentClaims(id)
  return sent!.claims![0]!.claimId
}

describe('the choice of emails', { tags: ['D-270', 'D-271'] }, () => {
  it('every kind of email is on by default, and saving a choice gives the choices a new version', async () => {
    const id = await as('default')
    const { version, ...first } = await getNotificationPreferences(id)
    expect(Object.values(first)).toEqual([true, true, true, true, true])
    const saved = await choose(id, { claimPaid: false })
    expect(saved).toMatchObject({ claimPaid: false, claimDecided: true })
    expect(saved.version).not.toBe(version)
    expect(await getNotificationPreferences(id)).toEqual(saved)
  })

  it('a choice based on an outdated version is refused with 409, and the choice stored by another device remains', async () => {
    const id = await as('default')
    const { version, ...stored } = await getNotificationPreferences(id)
    const elsewhere = await choose(id, { claimDecided: false })
    const late = updateNotificationPreferences(id, { basedOn: version, ...stored, claimPaid: false })
    expect(await refusal(late)).toMatchObject({ status: 409 })
    expect(await getNotificationPreferences(id)).toEqual(elsewhere)
  })

  it('the choice of one member does not change the emails of another member', async () => {
    await choose(await as('default'), { claimDecided: false })
    expect(await getNotificationPreferences(await as('quebec'))).toMatchObject({ claimDecided: true })
  })
})

describe('the list of what has happened', { tags: ['D-273'] }, () => {
  it('a decided and paid claim leads to two new notifications, which name the claim and the payment', async () => {
    const id = await as('default')
    const claimId = await decidedClaim(id)
    const [payment, decision, ...before] = (await listNotifications(id)) ?? []
    expect(decision).toMatchObject({ kind: 'claimDecided', isNew: true, claimId, claimLineNumber: 1 })
    expect(payment).toMatchObject({ kind: 'claimPaid', isNew: true, date: decision!.date })
    const { paymentId, paymentAmount, date: day } = payment!
    const details = await getPaymentDetails(id, { paymentId: paymentId!, fromDate: day, toDate: day })
    expect(details).toMatchObject({ paidAmount: paymentAmount })
    expect(before.some(({ isNew }) => isNew)).toBe(false)
    expect(before.map(({ date }) => date)).toEqual(
      before
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    )
  })

  it('each decided line of a claim has a notification, and the claim has one email about its decision', async () => {
    const id = await as('default')
    await decidedClaim(id, '80.00', '70.00')
    const decisions = ((await listNotifications(id)) ?? []).filter(
      ({ kind, isNew }) => isNew && kind === 'claimDecided',
    )
    expect(new Set(decisions.map(({ claimLineNumber }) => claimLineNumber))).toEqual(new Set([1, 2]))
    expect((await kinds(id)).filter((kind) => kind === 'CLAIM_DECIDED')).toHaveLength(1)
  })

  it('a notification is listed even if the member has switched off emails of its kind', async () => {
    const id = await as('default')
    await choose(id, { claimDecided: false, claimPaid: false })
    await decidedClaim(id)
    expect(await kinds(id)).toEqual([])
    expect(((await listNotifications(id)) ?? []).filter(({ isNew }) => isNew)).toHaveLength(2)
  })

  it('marking a notification as read leaves the others new, and ids that are unknown or of other members are ignored', async () => {
    const id = await as('default')
    await decidedClaim(id)
    const [first] = (await listNotifications(id)) ?? []
    const other = await as('quebec')
    await markNotificationsRead(other, { notificationIds: [first!.notificationId] })
    await as('default')
    await markNotificationsRead(id, { notificationIds: ['N999999', 'unknown'] })
    expect(((await listNotifications(id)) ?? []).filter(({ isNew }) => isNew)).toHaveLength(2)
    await markNotificationsRead(id, { notificationIds: [first!.notificationId] })
    expect(((await listNotifications(id)) ?? []).filter(({ isNew }) => isNew)).toHaveLength(1)
  })
})

describe('emails about claims and money', { tags: ['D-272', 'D-243'] }, () => {
  it('a claim that is decided and paid leads to two emails, which contain no health information, no amount and no name', async () => {
    const id = await as('default')
    const claimId = await decidedClaim(id)
    const mails = await control().mails(id)
    expect(mails.map(({ kind }) => kind)).toEqual(['PAYMENT_MADE', 'CLAIM_DECIDED'])
    for (const { subject, text } of mails)
      expect(`${subject} ${text}`).not.toMatch(/\d|\$|physio|dent|drug|health|Marie|approved|declined/i)
    const [payment, claim] = mails.map(({ links }) => new URL(links[0]!.url))
    expect(claim!.pathname).toBe(`/en/history/details/${claimId}/1`)
    expect(payment!.pathname).toBe('/en/payment-history/details')
    const [paymentId, fromDate, toDate] = ['paymentId', 'fromDate', 'toDate'].map(
      (name) => payment!.searchParams.get(name) ?? '',
    )
    expect(await getPaymentDetails(id, { paymentId: paymentId!, fromDate: fromDate!, toDate: toDate! })).toBeTruthy()
  })

  it('emails are written in the language of the member', async () => {
    const id = await as('quebec')
    await decidedClaim(id)
    const [mail] = await control().mails(id)
    expect(mail).toMatchObject({ locale: 'fr', subject: expect.stringContaining('paiement') as string })
  })

  it.each([
    ['claimDecided', ['PAYMENT_MADE']],
    ['claimPaid', ['CLAIM_DECIDED']],
  ])('no email of the kind %s is sent after the member has switched it off', async (kind, left) => {
    const id = await as('default')
    await choose(id, { [kind]: false })
    await decidedClaim(id)
    expect(await kinds(id)).toEqual(left)
  })

  it('a member who has switched off emails about documents gets no email, but the claim still asks for the document', async () => {
    const id = await as('documents')
    const before = await kinds(id)
    await choose(id, { documentNeeded: false })
    const result = await submitMultiClaims(id, {
      claimExtraInfo: { claimType: 'PHYS', participantId: '1', lob: '03', benefitServices: [treatment('250.00')] },
    })
    expect(result!.claims![0]!.actionNeeded).toMatchObject({ kind: 'DOCUMENTS' })
    expect(await kinds(id)).toEqual(before)
  })
})
