import { ClaimJourney } from './support/claim.ts'
import { receiptPhoto } from './support/documents.ts'
import { expect, test } from './support/fixtures.ts'

test.describe('the steps of a claim', () => {
  for (const locale of ['en', 'fr'] as const) {
    test(`each step left empty says what is missing, where it is missing, and stays (${locale})`, async ({ member, page }) => {
      test.setTimeout(120_000)
      member.locale = locale
      await member.signIn()
      const claim = new ClaimJourney(member)
      const complains = async (...messages: Parameters<typeof member.text>[0][]) => {
        const before = page.url()
        await member.press(member.button('claims.continue'))
        for (const message of messages) {
          await expect(page.getByRole('alert').getByText(member.text(message)).first()).toBeVisible()
          await expect(page.locator('p', { hasText: member.text(message) }).first()).toBeVisible()
        }
        expect(page.url()).toBe(before)
        await member.findsThePageAccessible()
      }
      await claim.start()
      await complains('form.claimType.claimType.error.required')
      await claim.chooseType()
      await complains('form.beforeStart.agreement.error.required')
      await claim.agree()
      await complains('form.treatmentForAccident.isAccident.error.required')
      await claim.answer('form.treatmentForAccident.isAccident.label', 'yes')
      await complains('form.treatmentForAccident.isAccidentThirdParty.error.required', 'form.treatmentForAccident.isWorkersCompEligible.error.required')
      await claim.notAnAccident()
      await complains('form.providerType.providerType.error.required')
      await claim.choosePhysiotherapist()
      await member.hands.write(member.field('form.providerSearch.city.label'), '')
      await complains('form.providerSearch.city.error.required')
      await claim.search()
      await complains('form.providerResult.pauthId.error.required')
      await claim.chooseProvider()
      await complains('form.serviceList.services.error.required')
      await claim.chooseServices()
      await claim.keepCounts()
      await complains(
        'form.claimDetails.lines.participantId.error.required',
        'form.claimDetails.lines.dateOfService.error.required',
        'form.claimDetails.lines.amountPaid.error.required',
      )
      await claim.enterVisits()
      await complains('form.otherCoverage.doesMemberHaveOtherCov.error.required')
    })
  }

  test('CLAIM-35 D-106 impossible dates and amounts are refused in words; what was typed stays', async ({ member, page }) => {
    await member.signIn()
    const claim = new ClaimJourney(member)
    await claim.reach('claim-details')
    const line = page.locator('[id="claimDetails_lines"] section').first()
    const type = async (day: string, month: string, year: string) => {
      await line.getByLabel('Day', { exact: true }).fill(day)
      await line.getByLabel('Month', { exact: true }).fill(month)
      await line.getByLabel('Year', { exact: true }).fill(year)
      await member.press(member.button('claims.continue'))
    }
    await type('30', '2', '2026')
    await expect(line.getByText(member.text('form.error.date8'))).toBeVisible()
    await expect(line.getByLabel('Day', { exact: true })).toHaveValue('30')
    await type('31', '12', '2099')
    await expect(line.getByText(member.text('form.claimDetails.lines.dateOfService.error.notFuture'))).toBeVisible()
    const amount = line.getByLabel(member.text('form.claimDetails.lines.amountPaid.label'))
    for (const [typed, message] of [
      ['0', member.text('form.claimDetails.lines.amountPaid.error.amount')],
      ['12,345', member.text('form.claimDetails.lines.amountPaid.error.pattern')],
      ['1e3', member.text('form.claimDetails.lines.amountPaid.error.pattern')],
      ['100000', member.text('form.claimDetails.lines.amountPaid.error.amount')],
    ] as const) {
      await amount.fill(typed)
      await amount.blur()
      await expect(line.getByText(message), typed).toBeVisible()
    }
    await amount.fill('1 234,56 $')
    await amount.blur()
    await expect(amount).toHaveValue('1234.56')
  })

  for (const locale of ['en', 'fr'] as const) {
    test(`CLAIM-87 D-120 a visit 30 months ago is taken; until when it may be claimed is told in the words of the plan (${locale})`, async ({ member }) => {
      member.locale = locale
      await member.signIn('default', locale)
      const claim = new ClaimJourney(member)
      const deadline = member.page.getByText(/24 (months of the date of service|mois suivant la date du service)$/)
      await claim.start()
      await claim.chooseType()
      await expect(deadline).toBeVisible()
      await claim.agree()
      await claim.notAnAccident()
      await claim.choosePhysiotherapist()
      await claim.search()
      await claim.chooseProvider()
      await claim.choose(/- treatment|– traitement/, 'checkbox')
      await claim.goOn('service-selection')
      await claim.keepCounts()
      const old = new Date()
      old.setMonth(old.getMonth() - 30)
      const date = { day: String(old.getDate()), month: String(old.getMonth() + 1), year: String(old.getFullYear()) }
      await claim.enterVisits([{ person: 'Marie-Ève Roy-Côté', amount: '80', ...date }])
      await claim.noOtherCoverage()
      await claim.goOn('documents-to-attach')
      await claim.goOn('verify-information')
      await claim.informationIsRight()
      await expect(deadline).toBeVisible()
    })
  }

  test('back, forward and the language toggle keep what is typed; a deep link past it leads to the first open step; a reload starts anew', async ({
    member,
    page,
  }) => {
    await member.signIn()
    const claim = new ClaimJourney(member)
    await claim.reach('claim-details')
    const amount = () => page.locator('[id="claimDetails_lines_0_amountPaid"]')
    await amount().fill('77.70')
    await page.getByRole('link', { name: 'Français' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Détails de votre demande' })).toBeVisible()
    await expect(amount()).toHaveValue('77,70')
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Details of your claim' })).toBeVisible()
    await member.press(member.button('claims.back'))
    await claim.shows('service-selection')
    await member.press(member.button('claims.continue'))
    await claim.shows('claim-details')
    await expect(amount()).toHaveValue('77.70')
    await page.goBack()
    await claim.shows('service-selection')
    await page.goForward()
    await claim.shows('claim-details')
    await expect(amount()).toHaveValue('77.70')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto(`${member.portal}/en/submit-claim/confirmation`)
    await claim.shows('claim-type')
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  })

  test('D-99 CLAIM-06 a step that is not reached yet leads to the first open one', async ({ member, page }) => {
    await member.signIn()
    await member.open('/submit-claim/claim-summary')
    await new ClaimJourney(member).shows('claim-type')
    await expect(page).toHaveURL(/claim-type$/)
  })

  test('CLAIM-08 D-119 leaving asks first: stay keeps everything, leave starts an empty claim the next time', async ({ member, page }) => {
    await member.signIn()
    const claim = new ClaimJourney(member)
    await claim.reach('other-coverage')
    await member.press(page.getByRole('link', { name: member.text('nav.home'), exact: true }).first())
    await expect(member.dialog('claims.leave.title')).toBeVisible()
    await member.findsThePageAccessible()
    await member.press(member.button('claims.leave.stay'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await claim.shows('other-coverage')
    await member.press(page.getByRole('link', { name: member.text('nav.home'), exact: true }).first())
    await member.press(member.button('claims.leave.leave'))
    await member.isAt('/dashboard')
    await claim.start()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  })

  test('a changed earlier answer drops what depended on it, and says so', async ({ member, page }) => {
    await member.signIn()
    const claim = new ClaimJourney(member)
    await claim.reach('claim-summary')
    await page.getByRole('button', { name: `${member.text('claims.summary.edit')} ${member.text('page.claims.provider-type')}` }).click()
    await claim.shows('provider-type')
    await claim.choose(/^Chiropractor$/)
    await claim.goOn('provider-search')
    await expect(page.getByText(member.text('claims.dropped.title'))).toBeVisible()
    await expect(page.getByText(member.text('page.claims.claim-details'))).toBeVisible()
  })

  test('CLAIM-23 CLAIM-24 D-108 a provider who is not listed is entered by hand', async ({ member, page, sandbox }) => {
    test.setTimeout(120_000)
    await member.signIn()
    const claim = new ClaimJourney(member)
    await claim.start()
    await claim.chooseType()
    await claim.agree()
    await claim.notAnAccident()
    await claim.choosePhysiotherapist()
    await member.hands.write(member.field('form.providerSearch.city.label'), 'Nowhere-sur-Mer')
    await member.press(member.button('claims.continue'))
    await expect(page.getByText(member.text('claims.provider-results.none'))).toBeVisible()
    await expect(member.button('claims.continue')).toHaveCount(0)
    await member.findsThePageAccessible()
    await member.press(member.button('claims.providers.by-hand'))
    await claim.shows('provider-search')
    await member.press(member.button('claims.continue'))
    await expect(page.getByText(member.text('form.providerSearch.organizationName.error.organisationOrPerson')).first()).toBeVisible()
    await member.field('form.providerSearch.organizationName.label').fill('Clinique du Ruisseau')
    await member.field('form.providerSearch.addressLine1.label').fill('12 rue du Moulin')
    await member.field('form.providerSearch.manualCity.label').fill('Caraquet')
    await member.field('form.providerSearch.manualProvince.label').selectOption('NB')
    await member.field('form.providerSearch.postalCode.label').fill('e1w1a1')
    await member.field('form.providerSearch.phoneNumber.label').fill('(506) 555-0199')
    await claim.goOn('service-list')
    await claim.chooseServices()
    await claim.keepCounts()
    await claim.enterVisits()
    await claim.noOtherCoverage()
    await claim.goOn('documents-to-attach')
    await claim.goOn('verify-information')
    await claim.informationIsRight()
    await expect(page.getByText('Clinique du Ruisseau')).toBeVisible()
    await claim.summaryIsRight()
    await claim.comment('')
    await claim.accept()
    await claim.submit()
    await member.isAt('/submit-claim/success')
    const [arrival] = await sandbox.claims()
    expect(arrival?.claimExtraInfo).toMatchObject({
      isProviderNotFound: true,
      hasComments: false,
      benefitProvider: {
        organizationName: 'Clinique du Ruisseau',
        city: 'Caraquet',
        province: 'NB',
        postalCode: 'E1W 1A1',
        phoneNumber: '5065550199',
        cancelsRTA: false,
      },
    })
    expect(arrival?.files).toEqual([])
  })

  test('a provider type for whom the plan has no service says so, and leads back', async ({ member, page, sandbox }) => {
    await sandbox.faults([{ operationId: 'listServiceTypes', example: 'empty' }])
    await member.signIn()
    const claim = new ClaimJourney(member)
    await claim.reach('provider-results')
    await member.hands.choose(page.getByRole('radio').first())
    await member.press(member.button('claims.continue'))
    await expect(member.says('claims.service-list.none')).toBeVisible()
    await expect(member.button('claims.continue')).toHaveCount(0)
    await member.findsThePageAccessible()
    await member.press(member.button('claims.back'))
    await claim.shows('provider-results', 'provider-search/results')
  })

  test('D-104 files that cannot be sent are refused by name: too big, wrong type, empty, renamed, too many', async ({ member, page }) => {
    await member.signIn()
    const claim = new ClaimJourney(member)
    await claim.reach('attach-documents')
    const input = page.locator('input[type=file]').first()
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })
    await input.setInputFiles([
      file('big.pdf', Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(10_000_001)])),
      file('notes.docx', Buffer.from('PK')),
      file('empty.png', Buffer.alloc(0)),
      file('setup.exe.pdf', Buffer.from('MZ\u0090')),
    ])
    for (const name of ['big.pdf', 'notes.docx', 'empty.png', 'setup.exe.pdf'])
      await expect(page.getByRole('alert').getByText(new RegExp(`^${name.replaceAll('.', '\\.')} was not added`))).toBeVisible()
    await input.setInputFiles(Array.from({ length: 21 }, (_, index) => ({ ...receiptPhoto, name: `receipt-${index}.png` })))
    await expect(page.getByRole('alert').getByText(/^receipt-20\.png was not added: a claim can have at most 20 files/)).toBeVisible()
    await member.findsThePageAccessible()
  })
})

test.describe('a list of wellness expenses that cannot be had', () => {
  test.use({ expectedErrors: ['status of 500'] })

  test('API-084 D-86 says so on the page, and is there on the next try', async ({ member, sandbox, page }) => {
    await member.signIn('pwa')
    const claim = new ClaimJourney(member)
    await claim.start()
    await claim.choose(/^Personal wellness account$/, 'radio')
    await claim.goOn('before-start/pwa', 'before-start-pwa')
    await claim.choose(member.text('form.beforeStart.agreement.label'))
    await sandbox.faults([{ operationId: 'listPersonalWellnessServices', status: 500 }])
    await member.press(member.button('claims.continue'))
    await expect(member.says('claims.service-list.none')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await member.findsThePageAccessible()
    await sandbox.faults([])
    await member.press(member.button('claims.back'))
    await claim.shows('before-start-pwa', 'before-start/pwa')
    await claim.goOn('service-list')
    await expect(page.getByRole('checkbox', { name: 'Fitness fees' })).toBeVisible()
  })
})
