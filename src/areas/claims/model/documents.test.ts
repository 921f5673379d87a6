import { describe, expect, it } from 'vitest'
import type { ClaimAnswers } from './answers.ts'
import { missingDocuments, neededDocuments } from './documents.ts'

describe('documents', { tags: ['CLAIM-61', 'D-156', 'D-157'] }, () => {
  const claim = (claimType: string, more: ClaimAnswers = {}): ClaimAnswers => ({ 'claim-type': { claimType }, ...more })
  const first = { doesMemberHaveOtherCov: true, wasSubmittedToOtherFirst: true } as const
  it.each(['XX-DCI', 'XX-LADD'])('are a report for %s, which is required', (type) => {
    expect(neededDocuments(claim(type))).toEqual([{ id: 'proof', isRequired: true }])
  })
  it.each(['XX-TRAV', 'XX-PSA', 'XX-PHAR'])('are required for %s', (type) => {
    expect(neededDocuments(claim(type))).toEqual([{ id: 'receipt', isRequired: true }])
  })
  it.each(['XX-PRAC', 'XX-HEAL', 'XX-DENT', 'XX-VISI', 'XX-HSA'])('are welcome for %s', (type) => {
    expect(neededDocuments(claim(type))).toEqual([{ id: 'receipt', isRequired: false }])
  })
  it('include the statement of the other insurer when it was asked first', () => {
    expect(neededDocuments(claim('XX-PRAC', { 'other-coverage': first }))).toContainEqual({ id: 'other-insurer-statement', isRequired: true })
    expect(neededDocuments(claim('XX-PRAC', { 'other-coverage': { ...first, doesMemberHaveOtherCov: false } }))).toHaveLength(1)
  })
  it('are missing until a file is there and they are ticked', () => {
    const answers = claim('XX-PRAC', { 'other-coverage': first })
    const withFile: ClaimAnswers = { ...answers, 'attach-documents': { files: [{ id: 'f', name: 'a.pdf', size: 1, type: '' }] } }
    expect(missingDocuments(answers, ['other-insurer-statement'])).toHaveLength(1)
    expect(missingDocuments(withFile, [])).toHaveLength(1)
    expect(missingDocuments(withFile, ['other-insurer-statement'])).toEqual([])
  })
})
