import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { endSession } from '~/platform/session/end-session.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { getDraft } from '~/wizard/draft-store.ts'
import { useKeyboardOnly } from './support/keyboard.ts'
import type { Member } from './support/member.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'

const PHONE_FR = { locale: 'fr', width: 360 } as const
const main = () => page.getByRole('main')
const LIST = '/coverage/predeterminations'
/**
 * Ids of two predeterminations of the sandbox's first member: one whose answer has expired, and one whose answer is
 * still valid.
 */
const [OVER, ANSWERED] = ['P1000001', 'P1000002'] as const
const open = (id: string, options: PageOptions = {}) =>
  renderPage('coverage.predetermination', { ...options, path: `${LIST}/${id}` })
const ask = (options: PageOptions = {}) => renderPage('coverage.predetermination-new', { persona: 'basic', ...options })
const kind = (member: Member, name: 'dental' | 'service') =>
  page.getByRole('radio', { name: member.text(`form.predetermination.kind.option.${name}`) })
const codeBox = (member: Member, at = 0) =>
  page.getByLabelText(member.text('form.predetermination.lines.code.label')).nth(at)
const priceBox = (member: Member, at = 0) =>
  page.getByLabelText(member.text('form.predetermination.lines.amount.label')).nth(at)
const send = (member: Member) => member.press(member.button('predetermination.send'))
async function writeCrown(member: Member) {
  await member.choose(kind(member, 'dental'))
  await member.write(codeBox(member), '27211')
  await member.write(priceBox(member), member.locale === 'fr' ? '960,00' : '960.00')
}
const sentBodies = (member: Member) => member.sent('POST', /predeterminations$/)

describe('request for a predetermination', { tags: ['D-280'] }, () => {
  test('a member requests a predetermination for a dental treatment with the keyboard alone on a phone', async () => {
    const member = await renderPage('coverage.predeterminations', { persona: 'basic', ...PHONE_FR })
    useKeyboardOnly(member)
    await expect.element(member.heading('predetermination.empty')).toBeVisible()
    await member.press(member.link('predetermination.new'))
    await member.isAt(`${LIST}/new`)
    await writeCrown(member)
    await member.press(member.button('form.predetermination.lines.add'))
    await member.write(codeBox(member, 1), '02111')
    await member.write(priceBox(member, 1), '28,00')
    await send(member)
    await expect.element(member.heading('predetermination.waiting')).toBeVisible()
    await expect.element(member.getByText('predetermination.sent.done')).toBeVisible()
    await expect.element(main().getByText('Couronne en porcelaine sur métal').first()).toBeVisible()
    await member.goTo(LIST)
    await expect.element(main().getByText(member.text('status.in-progress'))).toBeVisible()
  })

  test('a request for a predetermination with missing or invalid answers is not sent, and each field shows an error', async () => {
    const member = await ask()
    await send(member)
    await expect.element(member.getByText('form.predetermination.kind.error.required').first()).toBeVisible()
    await member.choose(kind(member, 'dental'))
    await member.press(member.button('form.predetermination.lines.add'))
    await member.write(codeBox(member), '123')
    await member.write(priceBox(member), '0')
    await send(member)
    await expect.element(member.getByText('form.predetermination.lines.code.error.pattern').first()).toBeVisible()
    await expect.element(member.getByText('form.predetermination.lines.amount.error.amount').first()).toBeVisible()
    expect(sentBodies(member)).toEqual([])
    await member.expectNoAxeViolations()
  })

  test('a dental code that the service refuses shows the message of the service, and the input stays in the form', async () => {
    const member = await ask(PHONE_FR)
    await writeCrown(member)
    await member.write(codeBox(member), '99998')
    await send(member)
    await expect.element(page.getByRole('alert').getByText(/Le code 99998 ne figure pas/)).toBeVisible()
    await expect.element(codeBox(member)).toHaveValue('99998')
    await member.goTo('/coverage')
    await member.goTo(`${LIST}/new`)
    await expect.element(codeBox(member)).toHaveValue('99998')
  })

  test('a treatment that another tab has already sent for predetermination is refused with a message', async () => {
    const member = await ask()
    await writeCrown(member)
    await send(member)
    await expect.element(member.heading('predetermination.waiting')).toBeVisible()
    const tab = await ask({ sandbox: member.sandbox })
    await writeCrown(tab)
    await send(tab)
    await expect.element(page.getByRole('alert').getByText(/already asked about this treatment/)).toBeVisible()
  })

  test('the services of a request are those of the chosen person', async () => {
    const member = await ask({ persona: 'default' })
    await member.choose(kind(member, 'service'))
    const asked = () => member.sent('GET', /\/3\/benefits\/health$/).length
    expect(asked()).toBe(0)
    await member.field('form.predetermination.participantId.label').selectOptions('3')
    await expect.poll(asked).toBeGreaterThan(0)
  })

  test('a request for a predetermination whose response was lost can be sent again, and is recorded once', async () => {
    const member = await ask({
      before: (sandbox) => sandbox.faults([{ operationId: 'createPredetermination', status: 'network', after: true }]),
    })
    await writeCrown(member)
    await send(member)
    await expect.element(member.getByText('predetermination.unsure')).toBeVisible()
    await member.sandbox.heal()
    await send(member)
    await expect.element(member.heading('predetermination.waiting')).toBeVisible()
    const keys = sentBodies(member).map(({ headers }) => headers['idempotency-key'])
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
    await member.goTo(LIST)
    await expect.poll(() => main().getByRole('heading', { level: 2 }).elements().length).toBe(1)
  })

  test('the input of a request for a predetermination is deleted when the session ends', async () => {
    const member = await ask()
    await writeCrown(member)
    endSession(undefined)
    const again = await ask({ sandbox: member.sandbox })
    await expect.element(kind(again, 'dental')).not.toBeChecked()
  })
})

describe('answer to a predetermination', { tags: ['D-281', 'D-282'] }, () => {
  test('the answer to a predetermination shows what the plan pays, and starts a claim with the same data', async () => {
    const member = await open(ANSWERED)
    await expect.element(page.getByRole('heading', { level: 1, name: /crown/i })).toBeVisible()
    const amounts = { amount: '$446.40', cost: '$988.00' }
    await expect
      .element(page.getByRole('heading', { name: member.text('predetermination.pays', amounts) }))
      .toBeVisible()
    await expect.element(main().getByText(/above the one in the fee guide/)).toBeVisible()
    await expect.element(main().getByText(/begins on or before/)).toBeVisible()
    await member.expectNoAxeViolations()
    await member.press(member.button('predetermination.claim'))
    await member.isAt('/submit-claim/before-start/dental')
    const { answers, unsaved } = getDraft(memberId())
    expect(answers['claim-type']).toEqual({ claimType: 'XX-DENT' })
    expect(unsaved['provider-type']).toEqual({ providerType: 'DENTINDI' })
    expect(unsaved['claim-details']).toMatchObject({ lines: [{ participantId: '1', amountPaid: '988.00' }] })
  })

  test('an answer that names no service to claim says that the member chooses it', async () => {
    const known = { text: 'predetermination.claim.text', choose: 'predetermination.claim.text.choose' } as const
    const dental = await open(ANSWERED)
    await expect.element(dental.getByText(known.text)).toBeVisible()
    const wheelchair = {
      predeterminationId: ANSWERED,
      kind: 'service',
      status: 'PROCESSED',
      participantId: '1',
      participantName: 'Marie-Ève Roy-Côté',
      sentOn: '20261101',
      decidedOn: '20261105',
      validUntil: '29991231',
      lines: [{ code: 'WHEELCHR', description: 'Fauteuil roulant', amount: '900.00', planAmount: '720.00' }],
    }
    const member = await open(ANSWERED, {
      ...PHONE_FR,
      before: (sandbox) => sandbox.faults([{ operationId: 'getPredetermination', status: 200, body: wheelchair }]),
    })
    await expect.element(member.getByText(known.choose)).toBeVisible()
    await expect.element(member.getByText(known.text)).not.toBeInTheDocument()
  })

  test('an expired predetermination starts no claim, and a new request has the earlier answers filled in', async () => {
    const member = await open(OVER, PHONE_FR)
    await expect.element(main().getByText(/Cette réponse a expiré le/)).toBeVisible()
    // one service has the amounts of the answer, and its reasons beside them
    await expect.element(main().getByText(/maximum reconnu|maximum que/)).toBeVisible()
    await expect.element(member.getByText('predetermination.lines')).not.toBeInTheDocument()
    await expect.element(member.button('predetermination.claim')).not.toBeInTheDocument()
    await member.press(member.button('predetermination.again'))
    await member.isAt(`${LIST}/new`)
    await expect.element(kind(member, 'service')).toBeChecked()
    await expect.element(member.field('form.predetermination.service.label')).toHaveValue('PHYS')
    await expect.element(member.field('form.predetermination.amount.label')).toHaveValue('105,00')
    await send(member)
    await expect.element(member.heading('predetermination.waiting')).toBeVisible()
  })

  test('the list of predeterminations shows which are in progress, answered and expired', async () => {
    const member = await renderPage('coverage.predeterminations')
    for (const id of [
      'status.in-progress',
      'predetermination.status.answered',
      'predetermination.status.expired',
    ] as const)
      await expect.element(main().getByText(member.text(id), { exact: true })).toBeVisible()
    const amounts = { amount: '$446.40', cost: '$988.00' }
    await expect.element(main().getByText(member.text('predetermination.pays', amounts))).toBeVisible()
    await member.expectNoAxeViolations()
    await member.press(main().getByRole('link', { name: /^Porcelain crown/ }))
    await member.isAt(`${LIST}/${ANSWERED}`)
  })

  test('a suspended member can read a predetermination but is offered no claim', async () => {
    const member = await open(ANSWERED, {
      before: (sandbox) => sandbox.vary('default', { policy: { suspended: true, status: 'SUSPENDED' } }),
    })
    await expect.element(main().getByText(/begins on or before/)).toBeVisible()
    await expect.element(member.button('predetermination.claim')).not.toBeInTheDocument()
  })

  test('the page of an unknown predetermination links to the list of predeterminations', async () => {
    const member = await open('P9', PHONE_FR)
    await expect.element(member.heading('predetermination.unknown')).toBeVisible()
    await member.press(member.link('predetermination.all'))
    await member.isAt(LIST)
  })
})

describe('plan or service without predeterminations', { tags: ['D-280'] }, () => {
  const WITHOUT = { environment: { offersPredeterminations: false } } as const

  test.for<[string, PageOptions]>([
    ['the configuration says no', WITHOUT],
    [
      'the service answers 404',
      { before: (sandbox) => sandbox.faults([{ operationId: 'listPredeterminations', status: 404 }]) },
    ],
  ])('the page says that predeterminations are not available if %s', async ([, how]) => {
    const member = await renderPage('coverage.predeterminations', how)
    await expect.element(member.heading('predetermination.none')).toBeVisible()
    await expect.element(member.link('predetermination.coverage')).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  test.for(['alternate', 'suppressed'])(
    'a member of a plan without amounts for each person cannot request a predetermination: %s',
    async (persona) => {
      const member = await renderPage('coverage.predeterminations', { persona })
      await expect.element(member.heading('predetermination.none')).toBeVisible()
      expect(await member.sandbox.count('listPredeterminations')).toBe(0)
    },
  )

  test('the form and the answer page say that predeterminations are not available if the configuration turns them off', async () => {
    const member = await ask(WITHOUT)
    await expect.element(member.heading('predetermination.none')).toBeVisible()
    const answer = await open(ANSWERED, WITHOUT)
    await expect.element(answer.heading('predetermination.none')).toBeVisible()
    expect(await answer.sandbox.count('getPredetermination')).toBe(0)
  })

  test.for([true, false])(
    'the coverage pages link to predeterminations only if the configuration turns predeterminations on: %s',
    async (isOffered) => {
      const how = { environment: { offersPredeterminations: isOffered } }
      const there = () => main().getByRole('link', { name: /Before a treatment/ })
      const overview = await renderPage('coverage.overview', how)
      await expect.element(overview.heading('coverage.benefits.title')).toBeVisible()
      await expect.poll(() => there().elements().length).toBe(Number(isOffered))
      const dental = await renderPage('coverage.dental', how)
      await expect
        .element(main().getByRole('link', { name: new RegExp(dental.text('page.coverage.dental-codes')) }))
        .toBeVisible()
      await expect.poll(() => there().elements().length).toBe(Number(isOffered))
      const benefit = await renderPage('coverage.health-service', {
        ...how,
        path: '/coverage/extended-health/details/PHYS',
      })
      await expect.element(benefit.field('estimate.cost')).toBeVisible()
      await expect.poll(() => benefit.button('estimate.ask').elements().length).toBe(Number(isOffered))
    },
  )
})

describe('estimate that is shared as a link', { tags: ['D-283'] }, () => {
  const PHYSIO = '/coverage/extended-health/details/PHYS'
  test('a shared link to an estimate contains only price and visits, and uses the plan of the member who opens it', async () => {
    const copied = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied)
    const member = await renderPage('coverage.health-service', { path: PHYSIO })
    await member.write(member.field('estimate.cost'), '95')
    await member.press(member.button('estimate.share'))
    await expect.element(member.button('estimate.shared')).toBeVisible()
    const link = new URL(copied.mock.calls[0]![0])
    expect(link.pathname + link.search).toBe(`/en${PHYSIO}?cost=95.00&visits=1`)
    const other = await renderPage('coverage.health-service', {
      persona: 'basic',
      path: PHYSIO + link.search.replace('visits=1', 'visits=2'),
    })
    await expect.element(other.field('estimate.cost')).toHaveValue('95.00')
    await expect.element(main().getByText(/of \$190\.00/)).toBeVisible()
  })

  test('the link to an estimate is shown in a field if the browser cannot copy it, and invalid values are ignored', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(() => Promise.reject(new Error('no')))
    const member = await renderPage('coverage.health-service', { path: `${PHYSIO}?cost=free&visits=99`, ...PHONE_FR })
    await expect.element(member.field('estimate.cost')).toHaveValue('')
    await member.write(member.field('estimate.cost'), '95,00')
    await member.press(member.button('estimate.share'))
    await expect
      .element(member.field('estimate.share.by-hand'))
      .toHaveValue(`${location.origin}/fr${PHYSIO}?cost=95.00&visits=1`)
  })

  test('a request for a predetermination opens from a benefit and from a dental search with the entered values', async () => {
    const member = await renderPage('coverage.health-service', { path: PHYSIO })
    await member.write(member.field('estimate.cost'), '95')
    await member.press(member.button('estimate.ask'))
    await expect.element(member.field('form.predetermination.service.label')).toHaveValue('PHYS')
    await expect.element(member.field('form.predetermination.amount.label')).toHaveValue('95.00')
    expect(location.search).toBe('')
    const dental = await renderPage('coverage.dental-codes')
    await dental.write(dental.field('form.dentalSearch.codes.label'), '27211')
    await dental.press(dental.button('coverage.dental.search.go'))
    await dental.press(dental.button('coverage.dental.ask'))
    await expect.element(codeBox(dental)).toHaveValue('27211')
    await expect.element(priceBox(dental)).toHaveValue('848.00')
  })
})
