import { describe, expect, it } from 'vitest'
import type { ClaimAnswers } from './answers.ts'
import { missingDocuments, neededDocuments } from './documents.ts'

describe('documents', { tags: ['CLAIM-61', 'D-156', 'D-157'] }, () => {
  const claim = (claimType: string, more: ClaimAnswers = {}): ClaimAnswers => ({ 'claim-type': { claimType }, ...more })
  const first = { doesMemberHaveOtherCov: true, wasSubmittedToOtherFirst: true } as const
  it.each(['XX-DCI', 'XX-LADD'])('the claim type %s requires a proof of the event', (type) => {
    expect(neededDocuments(claim(type))).toEqual([{ id: 'proof', isRequired: true }])
  })
  it.each(['XX-TRAV', 'XX-PSA', 'XX-PHAR'])('the claim type %s requires a receipt', (type) => {
    expect(neededDocuments(claim(type))).toEqual([{ id: 'receipt', isRequired: true }])
  })
  it.each(['XX-PRAC', 'XX-HEAL', 'XX-DENT', 'XX-VISI', 'XX-HSA'])(
    'the claim type %s accepts a receipt but does not require one',
    (type) => {
      expect(neededDocuments(claim(type))).toEqual([{ id: 'receipt', isRequired: false }])
    },
  )
  it('the statement of the other insurer is required if the claim was submitted to that insurer first', () => {
    expect(neededDocuments(claim('XX-PRAC', { 'other-coverage': first }))).toContainEqual({
      id: 'other-insurer-statement',
      isRequired: true,
    })
    expect(
      neededDocuments(claim('XX-PRAC', { 'other-coverage': { ...first, doesMemberHaveOtherCov: false } })),
    ).toHaveLength(1)
  })
  it('a required document is reported as missing until a file is attached and the document is ticked', () => {
    const answers = claim('XX-PRAC', { 'other-coverage': first })
    const withFile: ClaimAnswers = {
      ...answers,
      'attach-documents': { files: [{ id: 'f', name: 'a.pdf', size: 1, type: '' }] },
    }
    expect(missingDocuments(answers, ['other-insurer-statement'])).toHaveLength(1)
    expect(missingDocuments(withFile, [])).toHaveLength(1)
    expect(missingDocuments(withFile, ['other-insurer-statement'])).toEqual([])
  })
})
