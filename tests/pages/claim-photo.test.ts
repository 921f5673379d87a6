import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { uploads, type UploadedFile } from '~/forms/uploads/upload-store.ts'
import { getDraft } from '~/wizard/draft-store.ts'
import { currentAnswers } from '~/wizard/engine.ts'
import { loginOf } from '../../sandbox/personas.ts'
import { Claim } from './support/claim.ts'
import { drugsAt, physiotherapyAt, receiptPhoto } from './support/drafts.ts'
import { useKeyboardOnly } from './support/keyboard.ts'
import type { Member } from './support/member.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'

const PHONE_FR = { locale: 'fr', width: 360 } as const
const ME = loginOf('default')

/**
 * An image with lines like those of a receipt. `width`, `height` and `blur` imitate photos taken from near or far, with
 * a steady or an unsteady hand.
 */
async function photo({ width = 700, height = 900, blur = 0, name = 'photo.png' } = {}): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')!
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.filter = `blur(${blur}px)`
  context.fillStyle = 'black'
  for (let at = 20; at < height; at += 18) context.fillRect(30, at, width - 60, 7)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done))
  return new File([blob!], name, { type: 'image/png' })
}
const filesOf = () => (currentAnswers(getDraft(ME), 'attach-documents')?.['files'] ?? []) as readonly UploadedFile[]
const picture = (member: Member) => page.getByRole('img', { name: member.text('claims.photo.picture') })
const choosing = (member: Member, again = false) =>
  page.getByLabelText(member.text(again ? 'claims.photo.again' : 'claims.photo.choose'))
const opens = (options: PageOptions = {}) => renderPage('claims.claim-type', { persona: 'default', ...options })
/** Width and height of the decoded photo on the page. A width of 0 means that the browser has not decoded it yet. */
const sizeOf = (member: Member) => {
  const { naturalWidth, naturalHeight } = picture(member).element() as HTMLImageElement
  return [naturalWidth, naturalHeight]
}

describe('claim with a photo of a receipt', () => {
  test('the photo is shown beside the fields and attached to the claim', { tags: ['CLAIM-60', 'D-190'] }, async () => {
    const member = await opens(PHONE_FR)
    await expect.element(member.getByText('claims.photo.text')).toBeVisible()
    await choosing(member).upload(await photo())
    await expect.element(picture(member)).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await member.expectNoAxeViolations()
    const claim = new Claim(member)
    await claim.choose(/^Médicaments/)
    await claim.goOn('before-start-drugs')
    await claim.goOn('claim-items')
    await expect.element(picture(member)).toBeVisible()
    await member.expectNoAxeViolations()
    await member.press(page.css('summary').filter({ hasText: member.text('claims.photo.title') }))
    await expect.element(page.css('main details')).not.toHaveAttribute('open')
  })

  test(
    'the photo of a receipt is kept until the documents step, where it is already attached',
    { tags: ['CLAIM-60'] },
    async () => {
      const member = await opens({ draft: drugsAt('attach-documents') })
      await choosing(member).upload(await photo({ name: 'Reçu du 18.png' }))
      await expect.poll(filesOf).toMatchObject([{ name: 'Reçu du 18.png' }])
      await member.goTo('/submit-claim/attach-documents')
      await expect.element(page.getByText('Reçu du 18.png')).toBeVisible()
      await new Claim(member).goOn('claim-summary')
      expect(uploads.get(filesOf()[0]!.id)?.name).toBe('Reçu du 18.png')
    },
  )

  test('the photo of a receipt is kept when the member repeats a claim, and can be rotated on that page', async () => {
    const member = await opens()
    await choosing(member).upload(await photo())
    await expect.element(picture(member)).toBeVisible()
    await member.press(page.getByRole('button', { name: member.text('claim-again.begin') }).first())
    await member.isAt('/submit-claim/again')
    await expect
      .element(page.getByRole('button', { name: member.text('form.files.remove', { name: 'photo.png' }) }))
      .toBeVisible()
    expect(filesOf()).toHaveLength(1)
    // rotating the photo beside the form must not remove it from the form
    await member.press(member.button('claims.photo.turn'))
    await expect.poll(() => filesOf()[0]?.name).toBe('photo.jpg')
    await member.write(member.field('form.repeatClaim.amountPaid.label'), '95')
    expect(filesOf().map(({ id }) => uploads.get(id)?.type)).toEqual(['image/jpeg'])
  })

  test('the photo of a receipt can be replaced or removed', async () => {
    const member = await opens()
    await choosing(member).upload(await photo({ name: 'first.png' }))
    await expect.element(picture(member)).toBeVisible()
    const [first] = filesOf()
    await choosing(member, true).upload(await photo({ name: 'second.png' }))
    await expect.poll(filesOf).toMatchObject([{ name: 'second.png' }])
    expect(uploads.get(first!.id)).toBeUndefined()
    useKeyboardOnly(member)
    await member.press(member.button('claims.photo.remove'))
    await expect.poll(filesOf).toEqual([])
    await expect.element(choosing(member)).toBeVisible()
  })
})

describe('a photo that may be hard to read', () => {
  const isWarned = async (file: File, words: 'claims.photo.blurred' | 'claims.photo.small', look: PageOptions = {}) => {
    const member = await opens(look)
    await choosing(member).upload(file)
    await expect.element(page.getByRole('alert').getByText(member.text(words))).toBeVisible()
    expect(filesOf(), 'it is a warning').toHaveLength(1)
    await member.expectNoAxeViolations()
    await choosing(member, true).upload(await photo({ name: 'again.png' }))
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  }
  test('a blurred photo shows a warning and can be kept', { tags: ['D-190'] }, async () =>
    isWarned(await photo({ blur: 14 }), 'claims.photo.blurred', PHONE_FR),
  )
  test('a small photo shows a warning', async () => isWarned(await photo({ width: 300 }), 'claims.photo.small'))

  test('a photo that the browser cannot display is attached nevertheless', async () => {
    const member = await opens()
    await choosing(member).upload(receiptPhoto())
    await expect.element(member.getByText('claims.photo.hidden')).toBeVisible()
    expect(filesOf()).toHaveLength(1)
  })

  test('a file that is not a photo is rejected', async () => {
    const member = await opens()
    await choosing(member).upload(new File(['PK'], 'receipt.png', { type: 'image/png' }))
    await expect.element(page.getByRole('alert').getByText(member.text('claims.photo.refused'))).toBeVisible()
    expect(filesOf()).toEqual([])
  })
})

describe('photo beside the fields', () => {
  const withPhoto = async (look: PageOptions = {}) => {
    const content = await photo()
    const draft = physiotherapyAt('claim-details')
    const member = await renderPage('claims.claim-details', {
      draft: { ...draft, unsaved: { 'attach-documents': { files: [uploads.add(content)] } } },
      ...look,
    })
    await expect.poll(() => sizeOf(member)).toEqual([700, 900])
    return member
  }

  test('the photo of a receipt can be rotated by 90 degrees', async () => {
    const member = await withPhoto()
    useKeyboardOnly(member)
    await member.press(member.button('claims.photo.turn'))
    await expect.poll(() => sizeOf(member)).toEqual([900, 700])
    expect(filesOf()).toMatchObject([{ name: 'photo.jpg', type: 'image/jpeg' }])
    expect(uploads.get(filesOf()[0]!.id)?.size).toBe(filesOf()[0]!.size)
  })

  test('a photo that the member rotates after the documents step is also rotated in the attached file', async () => {
    const draft = physiotherapyAt('claim-summary', { 'attach-documents': { files: [uploads.add(await photo())] } })
    const again = await renderPage('claims.claim-details', { draft })
    await again.press(again.button('claims.photo.turn'))
    await expect.poll(() => sizeOf(again)).toEqual([900, 700])
    const sent = getDraft(ME).answers['attach-documents']?.['files'] as readonly UploadedFile[]
    expect(sent.map(({ id }) => uploads.get(id)?.name)).toEqual(['photo.jpg'])
  })

  test('the enlarged photo of a receipt stays within its frame and takes no space from the fields on a desktop', async () => {
    const member = await withPhoto()
    const width = () => picture(member).element().getBoundingClientRect().width
    const before = width()
    await member.press(member.button('claims.photo.larger'))
    await expect.poll(() => Math.round(width() / before)).toBeGreaterThan(1)
    await expect.element(member.button('claims.photo.larger')).toHaveAttribute('aria-pressed', 'true')
    const field = page.getByRole('textbox').first().element().getBoundingClientRect()
    expect(picture(member).element().getBoundingClientRect().left).toBeGreaterThan(field.right)
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  })

  test('the photo of a receipt stays above the fields on a phone and never covers the focused field', async () => {
    const member = await withPhoto(PHONE_FR)
    const amount = member.field('form.claimDetails.lines.amountPaid.label').last()
    amount.element().scrollIntoView({ block: 'end' })
    ;(amount.element() as HTMLElement).focus()
    const frame = () => picture(member).element().closest('details')!.getBoundingClientRect()
    expect(frame().top).toBeGreaterThanOrEqual(0)
    expect(amount.element().getBoundingClientRect().top).toBeGreaterThan(frame().bottom)
    // nor the question of a missing answer
    await member.press(member.button('claims.continue'))
    await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('radio')
    const question = document.activeElement!.closest('fieldset')!
    expect(question.getBoundingClientRect().top).toBeGreaterThan(frame().bottom)
  })

  test('a claim without a photo of a receipt shows none beside the fields', async () => {
    const member = await renderPage('claims.claim-details', { draft: physiotherapyAt('claim-details'), ...PHONE_FR })
    await expect.element(member.field('form.claimDetails.lines.amountPaid.label').first()).toBeVisible()
    await expect.element(picture(member)).not.toBeInTheDocument()
  })
})
