import { writeAccount } from './support/bank-account.ts'
import { expect, test } from './support/fixtures.ts'

/** Both languages are in the fault matrix. */
for (const [operationId, name] of [
  ['getBankingDetails', 'getDirectDeposit'],
  ['updateBankingDetails', 'changeDirectDeposit'],
  ['deleteBankingDetails', 'deleteDirectDeposit'],
] as const)
  test.describe(operationId, () => {
    test.use({ expectedErrors: ['net::ERR', 'Failed to load resource'] })
    test(`ACCT-22 ERR-04 ERR-05 ERR-06 a failure is told as ${name}, in its own words`, async ({ member, page, sandbox }) => {
      await member.signIn()
      await sandbox.faults([{ operationId, status: 'html' }])
      await member.open(
        {
          getBankingDetails: '/manage-your-account/direct-deposit',
          updateBankingDetails: '/manage-your-account/direct-deposit/edit',
          deleteBankingDetails: '/manage-your-account/direct-deposit/remove',
        }[operationId],
      )
      if (operationId === 'updateBankingDetails') {
        await writeAccount(member)
        await member.press(member.button('direct-deposit.review'))
        await member.press(member.button('direct-deposit.save'))
      }
      if (operationId === 'deleteBankingDetails') {
        await member.hands.choose(page.getByRole('checkbox'))
        await member.press(member.button('direct-deposit.remove'))
      }
      const words = name === 'getDirectDeposit' ? 'error.name.getDirectDeposit' : (`error.name.${name}.unsure` as const)
      await expect(page.getByRole('dialog').getByText(member.text(words))).toBeVisible()
    })
  })
