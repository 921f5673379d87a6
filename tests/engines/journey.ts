import assert from 'node:assert/strict'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MessageId } from '../../generated/i18n/messages.ts'
import { loginOf, PASSWORD } from '../../sandbox/personas.ts'
import { VISITS } from '../e2e/support/claim.ts'
import type { SandboxControl } from '../support/sandbox-control.ts'
import { until } from './engines.ts'
import type { Visitor } from './visitor.ts'

const DIALOG = ':is(dialog[open], [role=dialog])'
const CHOICES = 'input[type=radio], input[type=checkbox]'

interface World {
  readonly member: Visitor
  readonly sandbox: SandboxControl
  /** path of a picture file */
  readonly photo: string
  /** path for a photo as a camera makes it */
  readonly camera: string
}
type Part = readonly [what: string, go: (world: World) => Promise<void>]

const heading = (member: Visitor, id: MessageId) => member.sees({ selector: 'h1, h2', name: member.text(id) })
const choose = (member: Visitor, name: string | RegExp, within?: string) =>
  member.press({ selector: CHOICES, name, ...(within !== undefined && { within }) })
const goOn = async (member: Visitor, path: string) => {
  await member.button('claims.continue')
  await member.isAt(`/submit-claim/${path}`)
}

async function signIn({ member }: World): Promise<void> {
  await member.open('/login')
  await member.field('form.login.email.label', loginOf('default'))
  await member.field('form.login.password.label', PASSWORD)
  await member.button('login.submit')
  await member.isAt('/dashboard')
}

/** A date is chosen in the calendar of another month, and a menu that was opened by a press is closed by Escape. */
async function calendar({ member }: World): Promise<void> {
  await member.open('/coverage/travel/letter')
  await member.press({ selector: 'button[aria-haspopup=dialog]' })
  await member.button('form.date.nextMonth', '[role=dialog]')
  await member.press({ selector: 'button[data-day]', name: /\b10\b/, within: '[role=dialog]' })
  await member.doesNotSee({ selector: '[role=dialog]' })
  await until('the day is in its field', () =>
    member.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('main input')].some(({ value }) => value === '10'),
    ),
  )
  const menu = member.isPhone ? 'nav.open' : 'nav.account'
  await member.button(menu)
  await member.sees({ selector: 'button[aria-expanded=true]', name: member.text(menu) })
  await member.key('Escape')
  await member.sees({ selector: 'button[aria-expanded=false]', name: member.text(menu) })
}

/** The photo of a receipt that a camera made is shown and rotated: its format is JPEG, and its metadata is left out. */
async function receipt({ member, camera }: World): Promise<void> {
  const widthOfPhoto = () =>
    member.evaluate(() => document.querySelector<HTMLImageElement>('main img[src^="blob:"]')?.naturalWidth ?? 0)
  await member.open('/dashboard')
  await member.press({ selector: 'button, a', name: member.text('dashboard.links.submit') })
  await member.isAt('/submit-claim/claim-type')
  await member.sees({ selector: CHOICES })
  const drawn = await member.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 1200 })
    const brush = canvas.getContext('2d')!
    for (let row = 0; row < 40; row += 1) brush.fillText('Physiotherapy 95.00', 40, 30 * row)
    return canvas.toDataURL('image/jpeg').replace(/^.*,/, '')
  })
  writeFileSync(camera, Buffer.from(drawn, 'base64'))
  await member.attach(camera)
  await until('the photo is shown', async () => (await widthOfPhoto()) === 900)
  await member.button('claims.photo.turn')
  await until('the photo is rotated', async () => (await widthOfPhoto()) === 1200)
  await member.button('claims.photo.remove')
}

async function deposit({ member }: World): Promise<void> {
  await member.open('/manage-your-account/direct-deposit/edit')
  const account = { branch: '00512', bank: '003', account: '0012345678', confirmAccount: '0012345678' } as const
  for (const name of ['branch', 'bank', 'account', 'confirmAccount'] as const)
    await member.field(`form.${name}.label`, account[name])
  await member.button('direct-deposit.review')
  await heading(member, 'direct-deposit.review.title')
  await member.button('direct-deposit.save')
  await member.isAt('/manage-your-account/direct-deposit/success')
}

async function claim({ member, sandbox, photo }: World): Promise<void> {
  const [visit] = VISITS
  await member.open('/dashboard')
  await member.press({ selector: 'button, a', name: member.text('dashboard.links.submit') })
  await member.isAt('/submit-claim/claim-type')
  await choose(member, /Health practitioner|Praticien/)
  await member.isAt('/submit-claim/before-start')
  await choose(member, member.text('no'))
  await choose(member, /^Physioth[eé]rap(ist|eute)$/)
  await member.isAt('/submit-claim/provider-search/results')
  await member.press({ selector: 'input[type=radio]' })
  await member.isAt('/submit-claim/service-list')
  await choose(member, /initial assessment|évaluation initiale/)
  await goOn(member, 'claim-details')
  const line = '[id="visitDetails_lines"] section'
  await choose(member, new RegExp(visit.person), line)
  for (const part of ['day', 'month', 'year'] as const) await member.field(`form.date.${part}`, visit[part], line)
  await member.field('form.claimDetails.lines.amountPaid.label', visit.amount, line)
  await choose(member, member.text('no'))
  await member.attach(photo)
  await member.sees({ selector: 'main li', name: /receipt\.png/ })
  await goOn(member, 'claim-summary')
  await choose(member, member.text('form.claimConfirmation.agreement.label'))
  await member.button('claims.submit')
  await member.isAt('/submit-claim/success')
  const [arrival, ...others] = await sandbox.claims()
  assert.equal(others.length, 0, 'one claim arrived')
  assert.equal(arrival?.claimExtraInfo.benefitServices?.[0]?.amountPaid, visit.stored)
  assert.equal(arrival.files[0]?.size, readFileSync(photo).length, 'the photo arrived whole')
}

async function savesPdf({ member }: World): Promise<void> {
  await member.open('/history')
  await member.button('history.download')
  const name = member.locale === 'fr' ? /^demandes-.*\.pdf$/ : /^claims-.*\.pdf$/
  const saved = () => {
    const file = readdirSync(member.engine.downloads).find((each) => name.test(each))
    return file ? readFileSync(join(member.engine.downloads, file)) : undefined
  }
  await until(`a file like ${String(name)} is saved`, () => saved()?.subarray(-1024).includes('%%EOF') ?? false)
  assert.equal(saved()?.subarray(0, 5).toString(), '%PDF-')
}

async function pressLogOut(member: Visitor): Promise<void> {
  if (member.isPhone) {
    await member.button('nav.open')
    await member.press({ selector: '#mobile-menu button, #mobile-menu summary', name: member.text('nav.account') })
    await member.button('nav.log-out', '#mobile-menu')
  } else {
    await member.button('nav.account')
    await member.button('nav.log-out')
  }
  await member.sees({ selector: DIALOG })
}

async function dialog({ member }: World): Promise<void> {
  await pressLogOut(member)
  const controls = await member.evaluate(
    () => document.querySelectorAll(':is(dialog[open], [role=dialog]) :is(button, a, input)').length,
  )
  for (let times = 0; times <= controls; times += 1) {
    await member.key('Tab')
    assert.ok(
      await member.evaluate(() => document.activeElement?.closest('dialog[open], [role=dialog]') !== null),
      'Tab stays in the dialog',
    )
  }
  await member.key('Escape')
  await member.doesNotSee({ selector: DIALOG })
  await member.isAt('/history')
}

async function timeOut({ member }: World): Promise<void> {
  await member.open('/dashboard')
  await member.sees({ selector: 'h1' })
  await member.evaluate((ahead) => {
    const now = Date.now.bind(Date)
    window.Date.now = () => now() + ahead
  }, 29.2 * 60_000)
  await member.sees({ selector: DIALOG })
  await member.sees({ selector: `${DIALOG} :is(h1, h2)`, name: member.text('timeout.title') })
  await member.key('Escape')
  await member.sees({ selector: DIALOG })
  await member.field('password-dialog.password', PASSWORD, DIALOG)
  await member.button('password-dialog.continue', DIALOG)
  await member.doesNotSee({ selector: DIALOG })
  await member.isAt('/dashboard')
}

async function logOut({ member }: World): Promise<void> {
  await pressLogOut(member)
  await member.button('yes', DIALOG)
  await member.isAt('/login')
  assert.deepEqual(await member.evaluate(() => Object.keys(sessionStorage).filter((key) => key !== 'brand')), [])
}

async function backAfterwards({ member }: World): Promise<void> {
  await member.back()
  await member.isAt('/login')
  await member.sees({ selector: 'input', name: member.text('form.login.password.label') })
  assert.ok(
    !(await member.evaluate(() => document.body.textContent.includes('Marie-Ève'))),
    'nothing of the member is shown',
  )
}

/** The parts of the journey. They run in this order in each engine and language. */
export const JOURNEY: readonly Part[] = [
  ['sign-in by form', signIn],
  ['dashboard', async ({ member }) => void (await member.sees({ selector: 'h1', name: /Marie-Ève/ }))],
  ['calendar by mouse; Escape closes a menu', calendar],
  ['photo of a receipt is rotated', receipt],
  ['physiotherapy claim with a photo', claim],
  ['direct deposit', deposit],
  [
    'history',
    async ({ member }) => {
      await member.open('/history')
      await member.sees({ selector: 'main [role=table] a, main table a' })
    },
  ],
  ['PDF download', savesPdf],
  ['dialog: focus trapped, Escape', dialog],
  ['time-out dialog', timeOut],
  ['log out', logOut],
  ['Back shows the sign-in page', backAfterwards],
]
