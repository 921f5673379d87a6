import { describe, expect, it } from 'vitest'
import { deleteClaimDraft, getClaimDraft, saveClaimDraft } from '~generated/member/client/drafts.ts'
import { refusal, useSandbox } from './support/use-sandbox.ts'

const sandbox = useSandbox()
const DAY_SECONDS = 24 * 3600
const begun = (claimType = 'XX-PRAC') => ({
  claimType,
  fileCount: 0,
  steps: [{ step: 'claim-type', answers: { claimType } }],
})

describe('a saved draft', { tags: ['D-189'] }, () => {
  it('the sandbox returns a saved draft unchanged, and only to the member who saved it', async () => {
    const id = await sandbox.as('hsa')
    expect(await getClaimDraft(id)).toBeNull()
    const kept = await saveClaimDraft(id, { ...begun(), fileCount: 2 })
    expect(kept).toMatchObject({ ...begun(), fileCount: 2 })
    expect(await getClaimDraft(id)).toEqual(kept)
    expect(await getClaimDraft(await sandbox.as('pwa'))).toBeNull()
  })

  it('a saved draft is replaced only by a draft that is based on its current version', async () => {
    const id = await sandbox.as('hsa')
    const first = await saveClaimDraft(id, begun())
    const second = await saveClaimDraft(id, { ...begun('XX-DENT'), basedOn: first.version })
    expect(second.version).not.toBe(first.version)
    for (const basedOn of [{}, { basedOn: first.version }])
      expect(await refusal(saveClaimDraft(id, { ...begun('XX-VISI'), ...basedOn }))).toMatchObject({ status: 409 })
    expect(await getClaimDraft(id)).toEqual(second)
  })

  it('a saved draft is deleted only if the request names the current version, and a second deletion succeeds too', async () => {
    const id = await sandbox.as('hsa')
    const first = await saveClaimDraft(id, begun())
    const second = await saveClaimDraft(id, { ...begun('XX-DENT'), basedOn: first.version })
    await deleteClaimDraft(id, { version: first.version })
    expect(await getClaimDraft(id)).toEqual(second)
    for (const _ of ['there', 'gone']) await deleteClaimDraft(id, { version: second.version })
    expect(await getClaimDraft(id)).toBeNull()
  })

  it('a saved draft expires after 30 days, and another draft can be saved then', async () => {
    const id = await sandbox.as('hsa')
    await saveClaimDraft(id, begun())
    await sandbox.advance(29 * DAY_SECONDS)
    expect(await getClaimDraft(await sandbox.as('hsa'))).toMatchObject(begun())
    await sandbox.advance(DAY_SECONDS)
    expect(await getClaimDraft(await sandbox.as('hsa'))).toBeNull()
    expect(await saveClaimDraft(id, begun('XX-DENT'))).toMatchObject(begun('XX-DENT'))
  })
})
