import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { declinedClaim, openClaim, CLAIM_WITHOUT_DOCUMENT } from '../support/page-fixtures.ts'
import type { SandboxControl } from '../support/sandbox-control.ts'
import { useKeyboardOnly } from './support/keyboard.ts'
import type { Member } from './support/member.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'

const PHONE_FR = { locale: 'fr', width: 360 } as const
const DETAILS = `/history/details/${CLAIM_WITHOUT_DOCUMENT}/1`
const DECIDED_SECONDS = 61
const main = () => page.getByRole('main')
const jpeg = (name = 'photo.jpg', bytes = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)) =>
  new File([bytes], name, { type: 'image/jpeg' })
const choose = (...files: File[]) => userEvent.upload(page.css('input[type=file]').first(), files)
const send = (member: Member) => member.press(member.button('follow-up.documents.send'))
const appeal = (member: Member) => member.press(member.button('follow-up.appeal.send'))
const waits = (options: PageOptions = {}) => renderPage('history.add-documents', { persona: 'documents', ...options })
const station = (name: string) => page.getByRole('listitem').filter({ hasText: name })
/** Sends the requested document of a claim, and advances the clock until the claim is decided. */
async function decideWaiting(sandbox: SandboxControl) {
  await sandbox.sendDocument('documents', CLAIM_WITHOUT_DOCUMENT)
  await sandbox.advance(DECIDED_SECONDS)
}

describe('documents that a claim waits for', () => {
  test(
    'the dashboard links to the page for a requested document, and the claim then shows that the document arrived',
    { tags: ['D-240'] },
    async () => {
      const member = await renderPage('dashboard.home', { persona: 'documents', ...PHONE_FR })
      useKeyboardOnly(member)
      await expect.element(main().getByText(/Radiographie dentaire\. Envoyez-le d’ici le/)).toBeVisible()
      await expect.element(main().getByText(/^Pour le service du .*\d{4}\s: .+, Marie-Ève/)).toBeVisible()
      await member.press(member.link('dashboard.turn.add'))
      await member.isAt(`/history/documents/${CLAIM_WITHOUT_DOCUMENT}`)
      await expect.element(page.getByRole('heading', { name: 'Radiographie dentaire' })).toBeVisible()
      await choose(jpeg('radio.jpg'), jpeg('radio 2.jpg'))
      await expect.element(page.getByText('radio 2.jpg')).toBeVisible()
      await send(member)
      await member.isAt(DETAILS)
      await expect.element(member.getByText('follow-up.documents.sent', { count: 2 })).toBeVisible()
      await expect.element(station(member.text('history.station.documents-received'))).toBeVisible()
      const [arrival, ...others] = await member.sandbox.followUps()
      expect(others).toEqual([])
      expect(arrival?.files.map(({ name }) => name)).toEqual(['file-01.jpg', 'file-02.jpg'])
      await member.goTo('/dashboard')
      await expect.element(member.heading('dashboard.recent.title')).toBeVisible()
      await expect.element(member.link('dashboard.turn.add')).not.toBeInTheDocument()
    },
  )

  test(
    'the page of a claim that waits for a document shows the document and the next step, but no processing time',
    { tags: ['D-240', 'D-188'] },
    async () => {
      const member = await renderPage('history.details', { persona: 'documents', path: DETAILS })
      await expect.element(page.getByRole('heading', { name: 'Dental X-ray' })).toBeVisible()
      await expect.element(main().getByText(member.text('status.waiting'), { exact: true }).first()).toBeVisible()
      await expect.element(station(member.text('history.station.waiting'))).toHaveAttribute('aria-current', 'step')
      await expect.element(station(member.text('history.station.then'))).toBeVisible()
      await expect.element(main().getByText(/business day/)).not.toBeInTheDocument()
      await member.expectNoAxeViolations()
      await member.press(member.link('follow-up.add'))
      await member.isAt(`/history/documents/${CLAIM_WITHOUT_DOCUMENT}`)
      await member.expectNoAxeViolations()
    },
  )

  test(
    'if the service sends no document requests, neither the dashboard nor the page of the claim offers to add documents',
    { tags: ['D-240'] },
    async () => {
      const without = async (sandbox: SandboxControl) =>
        sandbox.faults([{ operationId: 'listRecentClaims', body: await plainClaims(sandbox) }])
      const member = await renderPage('dashboard.home', { persona: 'documents', before: without })
      await expect.element(member.heading('dashboard.recent.title')).toBeVisible()
      await expect.element(member.link('dashboard.turn.add')).not.toBeInTheDocument()
      await member.goTo(DETAILS)
      await expect.element(member.getByText('history.station.processing')).toBeVisible()
      await expect.element(member.link('follow-up.add')).not.toBeInTheDocument()
      await expect.element(member.button('follow-up.withdraw')).not.toBeInTheDocument()
    },
  )

  test.for([
    ['no request', 204],
    ['no such call', 404],
  ] as const)(
    'if the service has %s, the page says that no documents are needed and has no file field',
    { tags: ['D-240'] },
    async ([, status]) => {
      const member = await waits({
        before: (sandbox) => sandbox.faults([{ operationId: 'listClaimDocumentRequests', status }]),
      })
      await expect.element(member.heading('follow-up.documents.none.title')).toBeVisible()
      await expect.element(page.css('input[type=file]')).not.toBeInTheDocument()
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    },
  )

  test(
    'nothing is sent without a file, and the file field says that a file is required',
    { tags: ['D-240'] },
    async () => {
      const member = await waits(PHONE_FR)
      // about which visit the insurer asks
      await expect.element(main().getByText(/^\S.+, le\s\d{1,2}\S*\s\S+\s\d{4}$/)).toBeVisible()
      await send(member)
      await expect.element(member.getByText('form.addDocuments.files.error.required')).toBeVisible()
      expect(member.sent('POST', /documents$/)).toEqual([])
    },
  )

  test(
    'the page names each rejected file: an empty file, a file with the wrong content, and the 21st file',
    { tags: ['D-240', 'D-104'] },
    async () => {
      const member = await waits()
      await choose(new File([], 'empty.pdf', { type: 'application/pdf' }))
      await expect.element(member.getByText('form.error.file.empty', { name: 'empty.pdf' })).toBeVisible()
      await choose(new File(['text'], 'renamed.jpg', { type: 'image/jpeg' }))
      await expect.element(member.getByText('form.error.file.content', { name: 'renamed.jpg' })).toBeVisible()
      await choose(...Array.from({ length: 21 }, (_, index) => jpeg(`photo ${index}.jpg`)))
      await expect.element(member.getByText('form.error.file.count', { name: 'photo 20.jpg', count: 20 })).toBeVisible()
      await expect.poll(() => page.getByRole('button', { name: /^Remove / }).length).toBe(20)
    },
  )

  test(
    "documents that are no longer needed are refused, and the page shows the service's message and keeps the files",
    { tags: ['D-240', 'ERR-16'] },
    async () => {
      const member = await waits(PHONE_FR)
      await choose(jpeg('radio.jpg'))
      await expect.element(page.getByText('radio.jpg')).toBeVisible()
      await member.sandbox.withdrawDocumentRequest('documents', `${CLAIM_WITHOUT_DOCUMENT}-1`)
      await send(member)
      await expect.element(page.getByRole('alert').getByText(/Nous n’avons plus besoin de ce document/)).toBeVisible()
      await expect.element(page.getByText('radio.jpg')).toBeVisible()
      expect(await member.sandbox.followUps()).toEqual([])
    },
  )

  test(
    'documents sent again after a lost response have the same idempotency key and are recorded once',
    { tags: ['D-240'] },
    async () => {
      const member = await waits({
        before: (sandbox) => sandbox.faults([{ operationId: 'addClaimDocuments', status: 'network', after: true }]),
      })
      await choose(jpeg())
      await expect.element(page.getByText('photo.jpg')).toBeVisible()
      await send(member)
      await expect.element(member.getByText('follow-up.documents.unsure')).toBeVisible()
      await member.sandbox.heal()
      await send(member)
      await member.isAt(DETAILS)
      const keys = member.sent('POST', /documents$/).map(({ headers }) => headers['idempotency-key'])
      expect(keys).toHaveLength(2)
      expect(new Set(keys).size).toBe(1)
      expect(await member.sandbox.followUps()).toHaveLength(1)
    },
  )

  test(
    'chosen files are kept while the member looks at the claim, and the browser asks before a reload',
    { tags: ['D-240'] },
    async () => {
      const member = await waits()
      await choose(jpeg())
      await expect.element(page.getByText('photo.jpg')).toBeVisible()
      await member.press(member.link('follow-up.claim'))
      await member.isAt(DETAILS)
      await member.press(member.link('follow-up.add'))
      await expect.element(page.getByText('photo.jpg')).toBeVisible()
      // the page listens once it has been drawn
      await expect.poll(() => !dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
    },
  )
})

describe('withdrawal', () => {
  test(
    'a claim is withdrawn only after a confirmation, and its page then shows the withdrawal and offers a new claim',
    { tags: ['D-241'] },
    async () => {
      const member = await renderPage('history.details', { ...PHONE_FR, path: `/history/details/${openClaim()}/1` })
      useKeyboardOnly(member)
      await expect.element(member.getByText('follow-up.withdraw.when')).toBeVisible()
      await member.press(member.button('follow-up.withdraw'))
      await expect.element(member.dialog('follow-up.withdraw.title')).toBeVisible()
      await member.press(member.button('follow-up.withdraw.keep'))
      expect(member.sent('POST', /withdrawal$/)).toEqual([])
      await member.press(member.button('follow-up.withdraw'))
      await member.press(member.button('follow-up.withdraw.go'))
      await expect.element(member.getByText('follow-up.withdraw.done')).toBeVisible()
      await expect.element(station(member.text('history.station.withdrawn'))).toBeVisible()
      await expect.element(member.button('follow-up.withdraw')).not.toBeInTheDocument()
      await expect.poll(() => document.activeElement?.id).toBe('main-content')
      await member.press(member.button('history.story.again.corrected'))
      await member.isAt('/submit-claim/again')
    },
  )

  test(
    "the withdrawal of a claim that was decided in the meantime is refused, and the page shows the service's message",
    { tags: ['D-241', 'ERR-16'] },
    async () => {
      const member = await renderPage('history.details', {
        path: `/history/details/${openClaim()}/1`,
        before: (sandbox) => sandbox.faults([{ operationId: 'withdrawClaim', example: 'default', status: 409 }]),
      })
      await member.press(member.button('follow-up.withdraw'))
      await member.press(member.button('follow-up.withdraw.go'))
      await expect.element(page.getByRole('alert').getByText(/already decided/)).toBeVisible()
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    },
  )
})

test(
  'a declined claim offers first to claim it again, with everything but the receipt filled in, and then to appeal',
  { tags: ['D-212', 'D-242'] },
  async () => {
    const member = await renderPage('history.details', { persona: 'dependant', path: '/history/details/C1000005-14/1' })
    const again = member.button('history.story.again.corrected')
    await expect.element(again).toBeVisible()
    const ways = page.getByRole('region', { name: member.text('history.story.now') }).css('button, a')
    expect(
      ways
        .elements()
        .slice(0, 2)
        .map(({ textContent }) => textContent),
    ).toEqual([member.text('history.story.again.corrected'), member.text('follow-up.appeal')])
    await member.press(again)
    await member.isAt('/submit-claim/again')
    await expect.element(member.field('form.repeatClaim.amountPaid.label')).toHaveValue('197.50')
    await expect
      .element(page.getByLabelText(member.text('form.date.year'), { exact: true }).first())
      .toHaveValue('2026')
  },
)

describe('appeal', () => {
  test(
    'a member appeals a declined claim with a reason and a file, and the timeline shows the appeal and then the payment',
    { tags: ['D-242'] },
    async () => {
      const member = await renderPage('history.details', {
        ...PHONE_FR,
        persona: 'documents',
        path: DETAILS,
        before: decideWaiting,
      })
      useKeyboardOnly(member)
      await member.press(member.link('follow-up.appeal'))
      await member.isAt(`/history/appeal/${CLAIM_WITHOUT_DOCUMENT}/1`)
      await member.write(member.field('form.appeal.reason.label'), 'La radiographie le montre.')
      await choose(jpeg())
      await expect.element(page.getByText('photo.jpg')).toBeVisible()
      await appeal(member)
      await member.isAt(DETAILS)
      await expect.element(member.heading('follow-up.appeal.open.title')).toBeVisible()
      await expect.element(member.button('history.story.again.corrected')).not.toBeInTheDocument()
      await expect.element(station(member.text('history.station.appeal-sent'))).toBeVisible()
      await expect.element(member.link('follow-up.appeal')).not.toBeInTheDocument()
      await member.expectNoAxeViolations()
      await member.sandbox.advance(DECIDED_SECONDS)
      const again = await renderPage('history.details', {
        ...PHONE_FR,
        persona: 'documents',
        path: DETAILS,
        sandbox: member.sandbox,
      })
      await expect.element(again.heading('follow-up.appeal.approved')).toBeVisible()
      await expect.element(station(again.text('history.station.paid'))).toBeVisible()
      await expect.element(main().getByText('192,00', { exact: false }).first()).toBeVisible()
    },
  )

  test(
    'after an appeal that leaves the claim declined, the page shows an explanation and offers no second appeal',
    { tags: ['D-242'] },
    async () => {
      const member = await renderPage('history.appeal')
      await member.write(member.field('form.appeal.reason.label'), 'Please look again.')
      await appeal(member)
      await member.isAt(`/history/details/${declinedClaim()}/1`)
      await member.sandbox.advance(DECIDED_SECONDS)
      const again = await renderPage('history.details', {
        path: `/history/details/${declinedClaim()}/1`,
        sandbox: member.sandbox,
      })
      await expect.element(again.heading('follow-up.appeal.upheld')).toBeVisible()
      await expect.element(again.getByText('follow-up.appeal.why')).toBeVisible()
      await expect.element(again.link('follow-up.appeal')).not.toBeInTheDocument()
      await again.goTo(`/history/appeal/${declinedClaim()}/1`)
      await expect.element(again.heading('follow-up.appeal.closed.title')).toBeVisible()
    },
  )

  test(
    'an appeal without a reason is not sent, and a typed reason is kept after a failure and a visit to another page',
    { tags: ['D-242'] },
    async () => {
      const member = await renderPage('history.appeal', {
        before: (sandbox) => sandbox.faults([{ operationId: 'appealClaimLine', status: 500, times: 1 }]),
      })
      await appeal(member)
      await expect.element(member.getByText('form.appeal.reason.error.required')).toBeVisible()
      expect(member.sent('POST', /appeal$/)).toEqual([])
      await member.write(member.field('form.appeal.reason.label'), 'Please look again.')
      await appeal(member)
      await expect.element(page.getByRole('alert').first()).toBeVisible()
      await member.goTo(`/history/details/${declinedClaim()}/1`)
      await member.press(member.link('follow-up.appeal'))
      await expect.element(member.field('form.appeal.reason.label')).toHaveValue('Please look again.')
    },
  )

  test(
    'the page of a declined claim offers an appeal only until the last day for appeals',
    { tags: ['D-242'] },
    async () => {
      const member = await renderPage('history.details', { path: `/history/details/${declinedClaim()}/1` })
      await expect.element(member.link('follow-up.appeal')).toBeVisible()
      await member.sandbox.advance(400 * 86_400)
      const later = await renderPage('history.details', {
        path: `/history/details/${declinedClaim()}/1`,
        sandbox: member.sandbox,
      })
      await expect.element(later.heading('history.story.declined')).toBeVisible()
      await expect.element(later.link('follow-up.appeal')).not.toBeInTheDocument()
    },
  )
})

/**
 * The recent claims of the persona `documents`, in the form in which a service returns them that supports neither
 * document requests nor withdrawals.
 */
async function plainClaims(sandbox: SandboxControl): Promise<unknown[]> {
  const { apiToken } = await sandbox.sessionOf('documents@example.com')
  const answer = await fetch(`${sandbox.services}/members/documents@example.com/recent-claims`, {
    headers: { authorization: apiToken },
  })
  const claims = (await answer.json()) as Record<string, unknown>[]
  return claims.map((claim) => {
    const { actionNeeded: _needed, canWithdraw: _withdraw, ...known } = claim
    return known
  })
}
