import { expect, it } from 'vitest'
import { toFormData } from './form-data.ts'

const file = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' })

it('a claim travels as JSON, its files under their names, in order', { tags: ['CLAIM-79'] }, async () => {
  const form = toFormData({ claimExtraInfo: { comments: 'Épaule « droite »' }, files: [file('file-01.pdf'), file('file-02.pdf')] })
  const claim = form.get('claimExtraInfo') as File
  expect(claim.type).toBe('application/json')
  expect(JSON.parse(await claim.text())).toEqual({ comments: 'Épaule « droite »' })
  expect(form.getAll('files').map((each) => (each as File).name)).toEqual(['file-01.pdf', 'file-02.pdf'])
})

it('what is not there does not travel', () => {
  const form = toFormData({ claimExtraInfo: {}, files: [], note: undefined })
  expect([...form.keys()]).toEqual(['claimExtraInfo'])
})

it('a list of words is JSON, not files', async () => {
  const form = toFormData({ list: ['a', 'b'] })
  expect(await (form.get('list') as File).text()).toBe('["a","b"]')
})
