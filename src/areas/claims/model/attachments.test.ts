import { describe, expect, it } from 'vitest'
import { numberedName, numberFiles } from '~/platform/http/form-data.ts'

describe('numberFiles', { tags: ['CONST-20', 'CLAIM-62'] }, () => {
  it.each([
    [0, 'Reçu été.PDF', 'file-01.PDF'],
    [8, 'a.b.jpeg', 'file-09.jpeg'],
    [19, 'IMG_0001.HEIC', 'file-20.HEIC'],
    [0, 'no-extension', 'file-01'],
  ])('numberedName renames the file at index %i from %s to %s', (index, name, expected) =>
    expect(numberedName(index, name)).toBe(expected),
  )

  it('numbering the files changes their names but not their contents', async () => {
    const [first, second] = numberFiles([
      new File(['one'], 'b.pdf', { type: 'application/pdf' }),
      new File(['two'], 'a.png', { type: 'image/png' }),
    ])
    expect([first?.name, first?.type, await first?.text()]).toEqual(['file-01.pdf', 'application/pdf', 'one'])
    expect([second?.name, await second?.text()]).toEqual(['file-02.png', 'two'])
  })
})
