import type { OperationId } from '../../generated/operations.ts'
import { OPERATIONS } from '../../generated/operations.ts'
import { ACTIONS, ELSEWHERE, SILENT, UNKNOWN_IS_AN_ANSWER } from './faults/actions.ts'
import { givesPassword, heal, hurry, makeTrouble, saysWhatIsWrong, stands, untilVisible } from './faults/cell.ts'
import { usedOperations } from './faults/contract-facts.ts'
import { discoverPlaces, type Places } from './faults/discovery.ts'
import type { Place } from './faults/place.ts'
import { arrives, InterruptedJourney, STEPS } from './faults/steps.ts'
import { endsWell, TROUBLES, type Trouble } from './faults/troubles.ts'
import { expect, test as base } from './support/fixtures.ts'
import type { Member } from './support/member.ts'

const test = base.extend<object, { places: Places }>({
  places: [
    async ({ browser, world }, use) => {
      await use(await discoverPlaces(browser, world.portal, world.sandbox.url))
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

const LOCALES = ['en', 'fr'] as const
const used = usedOperations()
const reads = used.filter((id) => OPERATIONS[id].method === 'GET' && !ACTIONS[id] && !ELSEWHERE[id])
const actions = used.filter((id) => ACTIONS[id])
const troublesOf = (operation: OperationId): readonly Trouble[] =>
  TROUBLES.filter((trouble) => !endsWell(operation, trouble) && !(trouble.kind === 'not-found' && UNKNOWN_IS_AN_ANSWER.has(operation)))

// The browser itself says that a resource failed; anything else that is logged fails the test.
test.use({ expectedErrors: ['Failed to load resource'] })
test.beforeEach(async ({ page }) => {
  test.setTimeout(150_000)
  await hurry(page)
})

test.describe('whatever goes wrong with a read', () => {
  for (const [index, operation] of reads.entries()) {
    test(`ERR-01 ERR-17 ERR-22 ${operation}: the page stands, says so in the member’s words, and trying again works`, async ({ member, places }) => {
      const place = places.get(operation)
      const step = STEPS[operation]
      expect(place ?? step, 'a page that asks for it (faults/visits.ts), or a step of the wizard (faults/steps.ts)').toBeDefined()
      const silent = SILENT[operation]
      if (place && silent && !silent.at) await staysSilent(member, operation, place)
      else if (place) await onPage(member, operation, place)
      else await onStep(member, operation, LOCALES[index % 2]!)
    })
  }
})

test.describe('a read that a page can do without', () => {
  for (const [operation, { because, at }] of Object.entries(SILENT) as [OperationId, NonNullable<(typeof SILENT)[OperationId]>][]) {
    if (at) test(`D-57 ${operation} at ${at.path} (${because}): the page stands, and nobody is told`, ({ member }) => staysSilent(member, operation, at))
  }
})

/** The languages take turns over the troubles; each press of "Try again" meets the next one. */
async function onPage(member: Member, operation: OperationId, { persona, path }: Place): Promise<void> {
  await member.signIn(persona)
  for (const [half, locale] of LOCALES.entries()) {
    member.locale = locale
    const mine = troublesOf(operation).filter((_, index) => index % 2 === half)
    await meetInTurn(member, operation, mine, () => member.open(path))
    await heal(member)
    await member.press(member.button('error.retry'))
    await expect(member.page.getByRole('alert')).toHaveCount(0)
    await stands(member)
  }
  await endsWellAfterPassword(member, operation, () => member.open(path))
  await member.sandbox.faults([{ operationId: operation, delayMs: 1200 }])
  await member.sandbox.forgetCalls()
  await member.open(path)
  await expect.poll(() => member.sandbox.count(operation), 'slow is not lost: asked once').toBe(1)
  await stands(member)
  await expect(member.page.getByRole('alert')).toHaveCount(0)
}

async function onStep(member: Member, operation: OperationId, locale: 'en' | 'fr'): Promise<void> {
  const step = STEPS[operation]!
  await member.signIn(step.persona ?? 'default', locale)
  const claim = new InterruptedJourney(member)
  await step.reach(claim)
  claim.isInterrupted = true
  await meetInTurn(member, operation, troublesOf(operation), () => step.goOn(claim))
  await endsWellAfterPassword(member, operation, () => member.press(member.button('error.retry')))
  await arrives(claim)
}

async function meetInTurn(member: Member, operation: OperationId, troubles: readonly Trouble[], begin: () => Promise<void>): Promise<void> {
  for (const [index, trouble] of troubles.entries()) {
    await test.step(`${trouble.name} (${member.locale})`, async () => {
      await heal(member)
      await makeTrouble(member, operation, trouble)
      await (index === 0 ? begin() : tryAgain(member))
      await saysWhatIsWrong(member, operation, trouble)
      await expect(member.page.getByRole('alert')).toHaveCount(1)
    })
  }
}

/** As soon as the service allows it. */
async function tryAgain(member: Member): Promise<void> {
  const retry = member.button('error.retry')
  await untilVisible(member.page, member.page.locator('button:not([aria-disabled=true])').and(retry))
  await member.press(retry)
}

/** A 401 asks for the password in place, and the request is sent once more. */
async function endsWellAfterPassword(member: Member, operation: OperationId, begin: () => Promise<void>): Promise<void> {
  await test.step('401', async () => {
    await member.sandbox.faults([{ operationId: operation, status: 401, times: 1 }])
    await member.sandbox.forgetCalls()
    await begin()
    await givesPassword(member)
    await stands(member)
    const statuses = await member.sandbox.statusesOf(operation)
    expect([statuses.filter((status) => status === 401).length, statuses.length > 1]).toEqual([1, true])
  })
}

async function staysSilent(member: Member, operation: OperationId, { persona, path }: Place): Promise<void> {
  await member.signIn(persona)
  for (const [index, trouble] of troublesOf(operation)
    .filter(({ fault }) => fault)
    .entries()) {
    await test.step(trouble.name, async () => {
      member.locale = LOCALES[index % 2]!
      await makeTrouble(member, operation, trouble)
      await member.open(path)
      await stands(member)
      await expect(member.page.getByRole('dialog')).toHaveCount(0)
      await expect(member.page.getByRole('alert')).toHaveCount(0)
    })
  }
}

test.describe('whatever goes wrong with what a member does', () => {
  for (const [index, operation] of actions.entries()) {
    const action = ACTIONS[operation]!
    test(`SHELL-63 ERR-01 ERR-35 ERR-36 ERR-37 ${operation}: what was entered stays, and trying again works`, async ({ member }) => {
      if (action.timeout) test.setTimeout(action.timeout)
      member.locale = LOCALES[index % 2]!
      await action.reach(member)
      for (const trouble of troublesOf(operation).filter(({ name }) => ![action.succeedsWith, action.apart].some((names) => names?.includes(name)))) {
        await test.step(trouble.name, async () => {
          await makeTrouble(member, operation, trouble)
          await action.send(member)
          const itself = action.saysItself?.(member, trouble)
          if (itself) await untilVisible(member.page, member.page.getByRole('main').getByText(itself).first())
          else await saysWhatIsWrong(member, operation, trouble)
          await stands(member)
          await action.isIntact(member)
          await heal(member)
        })
      }
      const slow = { operationId: operation, delayMs: 1500 }
      if (action.isPublic) await member.sandbox.faults([slow])
      else await member.sandbox.faults([{ operationId: operation, status: 401, times: 1 }, slow])
      await action.send(member)
      if (!action.isPublic) await givesPassword(member)
      await action.arrives(member)
    })
  }
})

test('every operation that the portal calls is in the matrix', ({ places }) => {
  const known = (operation: OperationId) => [places.get(operation), STEPS[operation], ACTIONS[operation], ELSEWHERE[operation]].some(Boolean)
  expect(used.length).toBeGreaterThan(20)
  expect(used.filter((operation) => !known(operation))).toEqual([])
})
