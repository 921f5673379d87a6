import {
  DRUGS,
  EXTENDED_HEALTH,
  isClaimed,
  isClaimedFromTheStart,
  isDecided,
  LIFE,
  TRAVEL,
  WELLNESS,
} from './support/claim-types.ts'
import { ClaimJourney } from './support/claim.ts'
import { expect, test } from './support/fixtures.ts'
import { counted } from './support/input-modes.ts'
import { PHONE } from './support/viewports.ts'

test.use(PHONE)
test.describe.configure({ timeout: 120_000 })

for (const type of [DRUGS, TRAVEL, WELLNESS, LIFE])
  test(
    `a claim of type ${type.type} is submitted from its first page to the history, in French on a phone`,
    { tag: ['@CLAIM-04'] },
    async ({ member }) => {
      await isClaimedFromTheStart(member, type, 'fr')
    },
  )

test(
  'a member claims a visit to a known provider with a photo of the receipt, on five pages and in at most 20 interactions',
  { tag: ['@CLAIM-04', '@CLAIM-14'] },
  async ({ member, page }) => {
    await member.signIn(EXTENDED_HEALTH.persona, 'fr')
    const hands = counted(member.hands)
    member.hands = hands
    const claim = new ClaimJourney(member)
    const offersFirst = page.getByRole('group', { name: member.text('claims.providers.recent') })
    const seen: boolean[] = []
    const pages = new Set<string>()
    claim.onStep = async () => {
      pages.add(new URL(page.url()).pathname.split('/').at(-1)!)
      if (new URL(page.url()).pathname.endsWith('/before-start')) seen.push(await offersFirst.isVisible())
    }
    await claim.start()
    hands.count += 2 // one interaction opens the camera or the files, and one takes or chooses the photo
    const { files } = await isClaimed(claim, EXTENDED_HEALTH)
    expect(files).toHaveLength(2)
    expect(seen).toEqual([true])
    // Four of the interactions type the values of the line, and three belong to the comment, which is optional.
    expect(hands.count).toBeLessThanOrEqual(20)
    pages.delete('comments')
    expect([...pages]).toHaveLength(5)
    await isDecided(member, EXTENDED_HEALTH.shown)
  },
)
