import { ClaimJourney } from './support/claim.ts'
import { test } from './support/fixtures.ts'

for (const locale of ['en', 'fr'] as const) {
  test(`A11Y-08 a claim from sign-in to the receipt with the keyboard alone (${locale})`, async ({ member }) => {
    test.setTimeout(240_000)
    member.locale = locale
    member.usesOnlyTheKeyboard()
    await member.signIn()
    const claim = new ClaimJourney(member)
    await claim.reach('confirmation')
    await claim.accept()
    await claim.submit()
    await member.isAt('/submit-claim/success')
  })
}
