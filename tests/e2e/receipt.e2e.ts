import { today8 } from '../../src/domain/dates/date8.ts'
import { photograph } from '../bench/receipts/reader-page.ts'
import { makeReceipts } from '../bench/receipts/receipts.ts'
import { pdfOf } from '../bench/receipts/sheet.ts'
import { expect, test } from './support/fixtures.ts'

const SHOT = { tilt: 1.5, blur: 0.6, shadow: 0.3, noise: 10, crumple: 2, pixelsPerPoint: 2.6 } as const

test(
  'the portal reads a receipt from a PDF and from a photo, and loads only its own files',
  { tag: ['@D-220', '@D-221'] },
  async ({ member, page }) => {
    const receipts = makeReceipts(today8())
    const [pdf, slip] = ['letter-0-en', 'clinic-0-en'].map((id) => receipts.find((each) => each.id === id)!)
    await member.signIn('default', 'en')
    await member.press(page.getByRole('button', { name: new RegExp(`^${member.text('claim-again.begin')}`) }).first())
    const files = page.locator('input[type=file]').first()
    const amount = member.field('form.repeatClaim.amountPaid.label')
    const asked: string[] = []
    page.context().on('request', (request) => asked.push(request.url()))
    const isRead = async (name: string, mimeType: string, buffer: Buffer, value: string) => {
      await files.setInputFiles({ name, mimeType, buffer })
      await expect(page.getByText(name).first()).toBeVisible()
      asked.length = 0
      await member.press(member.button('claims.read.start'))
      const use = page.getByRole('button', { name: member.text('claims.read.use', { value: `$${value}` }) })
      await expect(use).toBeVisible()
      const origin = new URL(page.url()).origin
      // the request that saves the draft is ignored, because it contains no files
      const others = asked.filter((url) => !url.startsWith(`${origin}/assets/`) && !url.endsWith('/claim-draft'))
      expect(others.filter((url) => /^https?:/.test(url))).toEqual([])
      const count = asked.length
      await member.press(use)
      await expect(amount).toHaveValue(value)
      return count
    }
    await isRead('receipt.pdf', 'application/pdf', Buffer.from(await pdfOf(pdf!.sheet)), pdf!.amount!)
    const photo = Buffer.from(await photograph(page, slip!.sheet, SHOT, 1), 'base64')
    expect(await isRead('receipt.jpg', 'image/jpeg', photo, slip!.amount!)).toBeGreaterThan(3)
  },
)
