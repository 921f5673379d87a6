import { expect, it } from 'vitest'
import { toFormData } from './form-data.ts'

const file = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' })

it(
  'toFormData writes a claim as JSON in a plain field, and its files under their names in order',
  { tags: ['CLAIM-79'] },
  async () => {
    const form = toFormData({
      claimExtraInfo: { comments: 'Épaule « droite »' },
      files: [file('file-01.pdf'), file('file-02.pdf')],
    })
    expect(JSON.parse(form.get('claimExtraInfo') as string)).toEqual({ comments: 'Épaule « droite »' })
    expect(await new Response(form).text()).toContain('name="claimExtraInfo"\r\n\r\n{')
    expect(form.getAll('files').map((each) => (each as File).name)).toEqual(['file-01.pdf', 'file-02.pdf'])
  },
)

it('toFormData leaves out undefined values and empty file lists', () => {
  const form = toFormData({ claimExtraInfo: {}, files: [], note: undefined })
  expect([...form.keys()]).toEqual(['claimExtraInfo'])
})

it('toFormData writes a list of texts as JSON', () => {
  const form = toFormData({ list: ['a', 'b'] })
  expect(form.get('list')).toBe('["a","b"]')
})
