import { describe, expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { today8 } from '~/domain/dates/date8.ts'
import { uploads } from '~/forms/uploads/upload-store.ts'
import { emptyDraft, type Draft } from '~/wizard/definition.ts'
import { drugsAt, physiotherapyAt, visionAt } from './support/drafts.ts'
import { useKeyboardOnly } from './support/keyboard.ts'
import type { Member } from './support/member.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'

const PHONE_FR = { locale: 'fr', width: 360 } as const

/** A receipt as a PDF, for a visit in the last months, optionally with the name of a provider. */
async function receipt(id: string, provider?: string) {
  const { content, amount = '', date = '' } = await commands.receiptPdf(id, today8(), provider)
  const bytes = Uint8Array.from(atob(content), (letter) => letter.codePointAt(0)!)
  return { file: new File([bytes], 'receipt.pdf', { type: 'application/pdf' }), amount, date }
}

/** Opens the details step of a claim for one or two visits, with this file attached. */
function details(file: File, options: PageOptions = {}, services = ['101']): Promise<Member> {
  const draft = physiotherapyAt('claim-details', {
    'service-list': { services },
    'service-selection': { lines: services.map((serviceId) => ({ serviceId, count: 1 })) },
  })
  return renderPage('claims.claim-details', {
    draft: { ...draft, unsaved: { 'attach-documents': { files: [uploads.add(file)] } } },
    ...options,
  })
}
const amountField = (member: Member) => member.field('form.claimDetails.lines.amountPaid.label')
const dayField = (member: Member) => page.getByLabelText(member.text('form.date.day'), { exact: true })
/** The buttons that fill in the values that were read, the date before the amount. */
const buttons = (member: Member) =>
  page.getByRole('button').filter({ hasText: member.text('claims.read.use', { value: '' }) })
const pictures = () => page.css('main form img')
const found = (member: Member, what: 'both' | 'date' | 'nothing') =>
  expect.element(member.getByText('claims.read.found', { found: what })).toBeVisible()

async function readReceipt(id: string, options: PageOptions = {}) {
  const { file, ...says } = await receipt(id)
  const member = await details(file, options)
  await member.press(member.button('claims.read.start'))
  return { member, ...says }
}

describe('reading of a receipt', { tags: ['D-220'] }, () => {
  test('the date and amount read from a PDF receipt are proposed with a picture, and a button fills in each field', async () => {
    const { member, amount, date } = await readReceipt('letter-0-en')
    await found(member, 'both')
    await expect.element(buttons(member).last()).toBeVisible()
    await expect.element(amountField(member)).toHaveValue('')
    await expect
      .poll(() =>
        pictures()
          .elements()
          .map((each) => (each as HTMLImageElement).naturalWidth > 100),
      )
      .toEqual([true, true])
    await member.expectNoAxeViolations()
    useKeyboardOnly(member)
    await member.press(buttons(member).last())
    await expect.element(amountField(member)).toHaveValue(amount)
    await member.press(buttons(member).first())
    await expect.element(dayField(member)).toHaveValue(date.slice(6))
    expect(buttons(member).elements()).toEqual([])
    await expect
      .element(page.getByRole('button', { name: member.text('claims.read.used', { value: '$135.00' }) }))
      .toBeVisible()
  })

  test.for([
    ['drug', 'claims.claim-details', drugsAt('claim-items'), 'form.claimItems.items.amountPaid.label'],
    [
      'vision',
      'claims.claim-details-vision',
      visionAt('claim-details-vision', { 'service-list-vision': { services: ['2'] } }),
      'form.claimDetailsVision.lines.amountPaid.label',
    ],
  ] as const)(
    'the date and amount read from a receipt are proposed in a %s claim, too',
    async ([, id, draft, label]) => {
      const { file, amount, date } = await receipt('letter-0-en')
      const unsaved = { 'attach-documents': { files: [uploads.add(file)] } }
      const member = await renderPage(id, { draft: { ...draft, unsaved } })
      await member.press(member.button('claims.read.start'))
      await expect.element(buttons(member).last()).toBeVisible()
      await member.press(buttons(member).last())
      await expect.element(member.field(label)).toHaveValue(amount)
      await member.press(buttons(member).first())
      await expect.element(dayField(member)).toHaveValue(date.slice(6))
    },
  )

  test('a typed amount is replaced by the amount on the receipt only when the member presses the button (phone, French)', async () => {
    const { file, amount } = await receipt('letter-1-fr')
    const member = await details(file, PHONE_FR)
    await member.write(amountField(member), '12,00')
    await member.press(member.button('claims.read.start'))
    await found(member, 'both')
    await expect.element(amountField(member)).toHaveValue('12,00')
    await member.expectNoAxeViolations()
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
    await member.press(buttons(member).last())
    await expect.element(amountField(member)).toHaveValue(amount.replace('.', ','))
  })

  test('for a receipt that another insurer paid in part, the page proposes the date but no amount', async () => {
    const { member } = await readReceipt('shared-0-en')
    await found(member, 'date')
    expect(buttons(member).elements()).toHaveLength(1)
  })

  test('for a file that cannot be read, the page shows a message and the read button again', async () => {
    const member = await details(new File(['%PDF-1.7 nothing'], 'receipt.pdf', { type: 'application/pdf' }))
    await member.press(member.button('claims.read.start'))
    await expect.element(member.getByText('claims.read.failed')).toBeVisible()
    await expect.element(member.button('claims.read.start')).toBeVisible()
  })

  test('a member can stop the reading of a receipt', async () => {
    // a worker that never sends a message
    vi.stubGlobal(
      'Worker',
      class extends EventTarget {
        postMessage = () => undefined
        terminate = () => undefined
      },
    )
    const { member } = await readReceipt('letter-0-en')
    await expect.element(member.getByText('claims.read.progress')).toBeVisible()
    await member.press(member.button('claims.read.cancel'))
    await expect.element(member.button('claims.read.start')).toBeVisible()
    vi.unstubAllGlobals()
  })

  test('the button that reads a receipt is missing in a browser that cannot read receipts, and in a claim for several visits', async () => {
    const { file } = await receipt('letter-0-en')
    vi.stubGlobal('OffscreenCanvas', undefined)
    const old = await details(file)
    await expect.element(page.getByText('receipt.pdf').first()).toBeVisible()
    await expect.element(old.button('claims.read.start')).not.toBeInTheDocument()
    vi.unstubAllGlobals()
    const several = await details(file, {}, ['101', '102'])
    await expect.element(page.getByText('receipt.pdf').first()).toBeVisible()
    await expect.element(several.button('claims.read.start')).not.toBeInTheDocument()
  })
})

/** The files of a claim in which nothing but the receipt is given. */
const withReceipt = (file: File): Draft => ({
  ...emptyDraft,
  unsaved: { 'attach-documents': { files: [uploads.add(file)] } },
})

describe('the provider on a receipt', { tags: ['D-220'] }, () => {
  test('a receipt that names a provider seen before offers to claim the same service again, with the receipt attached', async () => {
    const { file, amount } = await receipt('letter-0-en', 'Farah Cormier, PT')
    const member = await renderPage('claims.claim-type', { draft: withReceipt(file) })
    await member.press(member.button('claims.read.start'))
    const again = page.getByRole('button', { name: member.text('claims.read.again', { what: '' }).trim() })
    await expect.element(again.first()).toBeVisible()
    await member.expectNoAxeViolations()
    await member.press(again.first())
    await expect.element(member.heading('page.claims.repeat')).toBeVisible()
    await member.press(page.getByRole('button', { name: member.text('claims.read.use', { value: '$135.00' }) }))
    await expect.element(amountField(member)).toHaveValue(amount)
  })

  test('the question whom the member saw proposes the provider on the receipt, and a button chooses them (phone, French)', async () => {
    const { file } = await receipt('letter-1-fr', 'Cormier, Farah')
    const member = await renderPage('claims.claim-type', { ...PHONE_FR, draft: withReceipt(file) })
    await member.press(member.button('claims.read.start'))
    await expect.element(page.getByText(member.text('claims.read.proposal')).first()).toBeVisible()
    await member.press(page.getByRole('radio', { name: /praticien|professionnel/i }).first())
    await member.press(member.button('claims.continue'))
    const use = page.getByRole('button', { name: member.text('claims.read.use', { value: 'Farah Cormier' }) })
    await expect.element(use).toBeVisible()
    await member.expectNoAxeViolations()
    await member.press(use)
    await expect.element(page.getByRole('radio', { name: /Farah Cormier/ })).toBeChecked()
  })
})
