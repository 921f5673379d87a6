import { expect, test } from './support/fixtures.ts'
import { acceptTerms, AMINA, fill, openRegister, sendRegistration } from './support/newcomer.ts'

const tomorrow = () => {
  const day = new Date(Date.now() + 86_400_000)
  return { day: String(day.getDate()), month: String(day.getMonth() + 1), year: String(day.getFullYear()) }
}

/** What a form must not let pass, and what it says; the rest of the form is right. */
const REFUSED = [
  ['an address without a domain', { email: 'amina@example', confirmEmail: 'amina@example' }, 'form.error.email'],
  ['an address with an accent', { email: 'améina@example.com', confirmEmail: 'améina@example.com' }, 'form.error.email'],
  ['an address with an emoji', { email: 'a😀@example.com', confirmEmail: 'a😀@example.com' }, 'form.error.email'],
  ['two addresses', { confirmEmail: 'amina@example.org' }, 'form.register.confirmEmail.error.equal_to'],
  ['the 30th of February', { day: '30', month: '2' }, 'form.register.dateOfBirth.error.date8'],
  ['a month of letters', { month: 'ma' }, 'form.register.dateOfBirth.error.date8'],
  ['half a date', { year: '' }, 'form.register.dateOfBirth.error.date8'],
  ['the year 1899', { day: '31', month: '12', year: '1899' }, 'form.error.notBefore1900'],
  ['tomorrow', tomorrow(), 'form.error.notFuture'],
  ['an accent in a number', { certificateId: '1003é0401' }, 'form.register.certificateId.error.pattern'],
  ['a space in a number', { policyId: '902 10' }, 'form.register.policyId.error.pattern'],
  ['a weak password', { password: 'abcdefgh', confirmPassword: 'abcdefgh' }, 'form.password.error.pattern'],
  ['a short password', { password: 'Ab1', confirmPassword: 'Ab1' }, 'form.password.error.minLength'],
  ['a capital that only has an accent', { password: 'Éabcdef1', confirmPassword: 'Éabcdef1' }, 'form.password.error.pattern'],
  ['two passwords', { confirmPassword: 'Chosen4portals' }, 'form.password.error.equal_to'],
] as const

test('D-45 REG-03 AUTH-23..30 what cannot be right is told at its field, and nothing is sent', async ({ member, sandbox }) => {
  await openRegister(member)
  await acceptTerms(member)
  for (const [what, wrong, id] of REFUSED) {
    await fill(member, 'register', { ...AMINA, ...wrong })
    await sendRegistration(member)
    await expect(member.says(id), what).toBeVisible()
  }
  expect(await sandbox.count('registerAccount')).toBe(0)
})

test('AUTH-25 AUTH-26 D-45 too long: typing stops, a paste is kept and reported', async ({ member, page, context, sandbox }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openRegister(member)
  await fill(member, 'register', AMINA)
  await acceptTerms(member)
  const certificate = member.field('form.register.certificateId.label')
  await certificate.fill('')
  await certificate.pressSequentially('1'.repeat(25))
  await expect(certificate).toHaveValue('1'.repeat(20))
  const paste = async (field: typeof certificate, text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await field.focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('ControlOrMeta+V')
  }
  const password = `Aa1${'b'.repeat(57)}`
  await paste(member.field('form.register.password.label'), password)
  await paste(member.field('form.register.confirmPassword.label'), password)
  await paste(certificate, '1'.repeat(21))
  await sendRegistration(member)
  await expect(member.says('form.password.error.maxLength', { limit: 50 })).toBeVisible()
  await expect(member.says('form.register.certificateId.error.pattern')).toBeVisible()
  await expect(member.field('form.register.password.label')).toHaveValue(password)
  expect(await sandbox.count('registerAccount')).toBe(0)
})

test('AUTH-31 trust.md password managers and browsers know every field', async ({ member }) => {
  await openRegister(member)
  await expect(member.says('form.password.requirement.title')).toBeVisible()
  const expected = { email: 'email', password: 'new-password', confirmPassword: 'new-password' } as const
  for (const [name, value] of Object.entries(expected))
    await expect(member.field(`form.register.${name as keyof typeof expected}.label`)).toHaveAttribute('autocomplete', value)
  for (const part of ['day', 'month', 'year'] as const) await expect(member.field(`form.date.${part}`)).toHaveAttribute('autocomplete', `bday-${part}`)
})

test('I18N-02 the language toggle keeps what is typed', async ({ member, page }) => {
  await openRegister(member)
  await fill(member, 'register', AMINA)
  await page.getByRole('link', { name: 'Français' }).click()
  member.locale = 'fr'
  await expect(member.heading('page.registration.register')).toBeVisible()
  await expect(member.field('form.register.email.label')).toHaveValue(AMINA.email)
  await expect(member.field('form.register.password.label')).toHaveValue(AMINA.password)
})
