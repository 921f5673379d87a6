import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { copyTree } from '../../tools/copy-tree.ts'
import { freePort } from '../../tools/free-port.ts'
import { servePortal } from '../../tools/serve.ts'
import { ClaimJourney } from './support/claim.ts'
import { expect, test as base } from './support/fixtures.ts'

const FIXTURE = resolve('tests/e2e/new-claim-type')
const TREE = resolve('.cache/new-claim-type')
const ambulance = JSON.parse(readFileSync(join(FIXTURE, 'ambulance.json'), 'utf8')) as {
  flow: { steps: string[] }
  steps: object
  messages: Record<'en' | 'fr', Record<string, string>>
  example: object
}
const run = (...command: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: TREE, encoding: 'utf8' })
  expect(status, stdout + stderr).toBe(0)
}
function edit<T>(file: string, change: (content: T) => void): void {
  const content = JSON.parse(readFileSync(join(TREE, file), 'utf8')) as T
  change(content)
  writeFileSync(join(TREE, file), JSON.stringify(content))
}

/** The portal with one type of claim more, which only its data knows: forms, messages and the examples of the contract. */
const test = base.extend({
  world: [
    async ({}, use) => {
      copyTree('.', TREE)
      for (const part of ['schema', 'ui']) cpSync(join(FIXTURE, `ambulance-trip.${part}.json`), join(TREE, `forms/claim/ambulance-trip.${part}.json`))
      edit<{ flows: object[]; steps: object }>('forms/claim/wizard.json', (wizard) => {
        wizard.flows.push(ambulance.flow)
        Object.assign(wizard.steps, ambulance.steps)
      })
      for (const locale of ['en', 'fr'] as const)
        edit(`i18n/${locale}/claim-forms.json`, (catalogue) => Object.assign(catalogue as object, ambulance.messages[locale]))
      const examples = join(TREE, 'openapi/examples/claims/listClaimTypes.yaml')
      writeFileSync(
        examples,
        readFileSync(examples, 'utf8').replaceAll(/( +)value:\n/g, (line, indent: string) => `${line}${indent}  - ${JSON.stringify(ambulance.example)}\n`),
      )

      run('tools/generate/main.ts', '--only-forms')
      run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn')
      const port = await freePort()
      const services = await startServices(await freePort(), port)
      const portal = await servePortal({ port, dist: join(TREE, 'dist'), services: services.url })
      await use({ sandbox: { url: services.url, reset: () => undefined, close: () => Promise.resolve() }, portal: portal.url })
      await portal.close()
      services.process.kill()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** The sandbox of the copy, as a program of its own: it reads the contracts of where it runs. */
async function startServices(port: number, portal: number): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, ['sandbox/main.ts'], {
    cwd: TREE,
    stdio: 'ignore',
    env: { ...process.env, SANDBOX_PORT: String(port), SANDBOX_DATABASE: ':memory:', PORTAL_URL: `http://localhost:${portal}` },
  })
  const url = `http://127.0.0.1:${port}`
  await expect
    .poll(
      () =>
        fetch(`${url}/__sandbox/claims`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true)
  return { url, process: child }
}

test('a new type of claim with known kinds of questions is data only: it is asked, shown for review, sent and received', async ({ member, page, sandbox }) => {
  test.setTimeout(120_000)
  await sandbox.faults([{ operationId: 'listClaimTypes', example: 'en-default' }])
  await member.signIn()
  const claim = new ClaimJourney(member)
  await claim.start()
  await claim.choose('Ambulance', 'radio')
  await claim.goOn('before-start')
  await claim.choose(member.text('form.beforeStart.agreement.label'))
  await claim.goOn('treatment-for-accident')
  await page.getByRole('radiogroup', { name: 'Was somebody else at fault?' }).getByText('No', { exact: true }).click()
  await page.getByRole('radiogroup', { name: 'Were you working?' }).getByText('Yes', { exact: true }).click()
  await claim.goOn('claim-details')
  await claim.describeExpense('Ambulance to the hospital')
  await claim.noOtherCoverage()
  await claim.attach()
  await claim.documentsAreThere()
  await claim.informationIsRight()
  await expect(page.getByText('Were you working?')).toBeVisible()
  await member.findsThePageAccessible()
  await claim.send()
  const arrivals = await sandbox.claims()
  expect(arrivals.map(({ claimExtraInfo }) => claimExtraInfo)).toMatchObject([
    {
      claimType: 'XX-AMBU',
      isAccidentThirdParty: false,
      isWorkersCompEligible: true,
      manualClaimServiceItems: [{ whatIsClaimFor: 'Ambulance to the hospital' }],
    },
  ])
})
