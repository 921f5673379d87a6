import { readFile } from 'node:fs/promises'
import type { MessageId } from '../../generated/i18n/messages.ts'
import { pathOf, pageFixtures } from '../support/page-fixtures.ts'
import { expect, test } from './support/fixtures.ts'
import type { Locale } from './support/messages.ts'

/** Page of a PDF, the button that saves it, and its file name in French, which differs from that of another one. */
const DOCUMENTS: readonly (readonly [page: string, button: MessageId, name: RegExp])[] = [
  ['card.member-card', 'card.download', /^Identification\.pdf$/],
  ['premiums.statement', 'premiums.statement.download', /^releve-de-primes-S\d{6}\.pdf$/],
  ['history.combined', 'history.download', /^demandes-\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.pdf$/],
  ['history.details', 'history.details.download', /^details-du-paiement-C[\d-]+-1\.pdf$/],
  ['history.claims', 'claim-history.download', /^historique-des-demandes-\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.pdf$/],
  ['history.payments', 'payments.download', /^historique-des-paiements-\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.pdf$/],
  ['history.payment', 'payment.download', /^releve-de-paiement-P1003\.pdf$/],
]

test(
  'the PDFs of cards, premiums and histories are saved under their file names',
  { tag: ['@CARD-04', '@HIST-45', '@D-90'] },
  async ({ member, page }) => {
    const saves = async (locale: Locale, [id, button, name]: (typeof DOCUMENTS)[number]) => {
      member.locale = locale
      if (id === 'history.details') {
        const decided = page.getByRole('row').filter({ hasText: member.text('status.processed') })
        await member.press(decided.first().getByRole('link'))
      } else await member.goTo(pathOf(pageFixtures().find((row) => row.id === id)!))
      // the previous page, whose button has the same label, is shown until this page is ready
      await expect(page.locator(`#app[data-page="${id}"]`)).toBeVisible()
      const [file] = await Promise.all([page.waitForEvent('download'), member.press(member.button(button))])
      expect(file.suggestedFilename()).toMatch(name)
      expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
    }
    await member.signIn('premiums', 'fr', '/manage-your-account')
    for (const each of DOCUMENTS) await saves('fr', each)
    await saves('en', DOCUMENTS[0]!)
  },
)
