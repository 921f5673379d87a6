import { DRUGS, EXTENDED_HEALTH, isDecided, LIFE, sends, TRAVEL, WELLNESS } from './support/claim-types.ts'
import { ClaimJourney } from './support/claim.ts'
import { expect, test } from './support/fixtures.ts'
import { counted } from './support/hands.ts'
import { PHONE } from './support/looks.ts'

test.use(PHONE)
test.describe.configure({ timeout: 120_000 })

for (const type of [DRUGS, TRAVEL, WELLNESS, LIFE])
  test(`a claim of type ${type.type} from its first page to the history, in French on a phone`, { tag: ['@CLAIM-04'] }, async ({ member }) => {
    await member.signIn(type.persona, 'fr', '/submit-claim/claim-type')
    const claim = new ClaimJourney(member)
    await claim.shows('claim-type')
    await type.answer(claim)
    const { claimExtraInfo } = await sends(claim)
    expect(claimExtraInfo).toMatchObject(type.arrives)
    await isDecided(member, type.shown)
  })

test('a visit to somebody seen before is claimed with a photo in fewer than 40 interactions', { tag: ['@CLAIM-04', '@CLAIM-14'] }, async ({ member, page }) => {
  await member.signIn(EXTENDED_HEALTH.persona, 'fr')
  const hands = counted(member.hands)
  member.hands = hands
  const claim = new ClaimJourney(member)
  const offersFirst = page.getByRole('group', { name: member.text('claims.providers.recent') })
  const seen: boolean[] = []
  claim.onStep = async () => {
    if (page.url().endsWith('/provider-type')) seen.push(await offersFirst.isVisible())
  }
  await claim.start()
  await EXTENDED_HEALTH.answer(claim)
  hands.count += 2 // opening the camera or the files, and taking or choosing the photo
  const { claimExtraInfo, files } = await sends(claim)
  expect(claimExtraInfo).toMatchObject(EXTENDED_HEALTH.arrives)
  expect(files).toHaveLength(2)
  expect(seen).toEqual([true])
  expect(hands.count).toBeLessThan(40)
  await isDecided(member, EXTENDED_HEALTH.shown)
})
