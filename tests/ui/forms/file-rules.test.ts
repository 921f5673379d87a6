import { expect, test } from 'vitest'
import { checkFiles } from '~/forms/uploads/file-rules.ts'
import { FILE_LIMITS } from '~/forms/uploads/upload-store.ts'
import { fileSize } from '../../../src/forms/uploads/upload-store.ts'
import { createUploadStore } from '~/forms/uploads/upload-store.ts'

const file = (name: string, bytes: (number | string)[], size = 0) => {
  const content = Uint8Array.from(
    bytes.flatMap((part) => (typeof part === 'string' ? [...part].map((char) => char.charCodeAt(0)) : [part])),
  )
  return new File([content, new Uint8Array(Math.max(0, size - content.length))], name)
}
const rules = async (files: File[], present: { name: string; size: number }[] = []) =>
  (await checkFiles(files, present)).refused.map(({ name, rule }) => `${name}: ${rule}`)

test('each accepted file type is recognised by the first bytes of the file', { tags: ['D-104'] }, async () => {
  const kinds = [
    file('a.pdf', ['%PDF-1.7']),
    file('a.jpg', [0xff, 0xd8, 0xff, 0xe0]),
    file('a.JPEG', [0xff, 0xd8, 0xff, 0xdb]),
    file('a.png', [0x89, 'PNG', 13, 10, 26, 10]),
    file('a.gif', ['GIF89a']),
    file('a.tif', ['II*', 0]),
    file('a.tiff', ['MM', 0, '*']),
    file('a.heic', [0, 0, 0, 24, 'ftypheic']),
  ]
  expect(kinds).toHaveLength(FILE_LIMITS.extensions.length)
  expect(await rules(kinds)).toEqual([])
})
test('a file whose content does not match its extension is rejected', { tags: ['D-104'] }, async () => {
  expect(
    await rules([file('a.pdf', ['MZ']), file('b.png', [0xff, 0xd8, 0xff]), file('c.heic', [0, 0, 0, 24, 'ftypmp42'])]),
  ).toEqual(['a.pdf: content', 'b.png: content', 'c.heic: content'])
})
test('a file with an extension that is not accepted, or without one, is rejected', { tags: ['D-104'] }, async () =>
  expect(await rules([file('a.exe', ['MZ']), file('pdf', ['%PDF-']), file('a.pdf.exe', ['%PDF-'])])).toEqual([
    'a.exe: extension',
    'pdf: extension',
    'a.pdf.exe: extension',
  ]),
)
test('an empty file is refused', { tags: ['D-104'] }, async () =>
  expect(await rules([file('a.pdf', [])])).toEqual(['a.pdf: empty']),
)
test('a file of 10 MB is accepted, and a file that is one byte larger is rejected', { tags: ['D-104'] }, async () =>
  expect(
    await rules([file('a.pdf', ['%PDF-'], FILE_LIMITS.each), file('b.pdf', ['%PDF-'], FILE_LIMITS.each + 1)]),
  ).toEqual(['b.pdf: size']),
)
test('files of more than 50 MB in total are refused', { tags: ['D-104'] }, async () =>
  expect(await rules([file('a.pdf', ['%PDF-'], 11)], [{ name: 'x', size: FILE_LIMITS.total - 10 }])).toEqual([
    'a.pdf: total',
  ]),
)
test('more than 20 files are refused', { tags: ['D-104'] }, async () =>
  expect(
    await rules(
      [file('a.pdf', ['%PDF-'])],
      Array.from({ length: 20 }, (_, index) => ({ name: String(index), size: 1 })),
    ),
  ).toEqual(['a.pdf: count']),
)
test('a file that was already added is rejected', async () =>
  expect(await rules([file('a.pdf', ['%PDF-']), file('a.pdf', ['%PDF-'])])).toEqual(['a.pdf: duplicate']))

test('a file that can no longer be read is rejected, and the files after it are still checked', async () => {
  const gone = file('gone.pdf', ['%PDF-'])
  gone.slice = () =>
    Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) })
  const { accepted, refused } = await checkFiles([gone, file('a.pdf', ['%PDF-'])], [])
  expect([accepted.map(({ name }) => name), refused]).toEqual([['a.pdf'], [{ name: 'gone.pdf', rule: 'unreadable' }]])
})

test('fileSize formats a size with the units of each language', () =>
  expect([fileSize(183_000, 'en'), fileSize(2_400_000, 'fr').replaceAll(/\s/g, ' '), fileSize(12, 'en')]).toEqual([
    '183 kB',
    '2,4 Mo',
    '1 kB',
  ]))

test('the upload store keeps files until they are removed or the store is cleared', () => {
  const store = createUploadStore()
  const [one, two] = [store.add(file('a.pdf', ['%PDF-'])), store.add(file('b.pdf', ['%PDF-']))]
  expect([one.id === two.id, store.get(one.id)?.name, one.size]).toEqual([false, 'a.pdf', 5])
  store.remove(one.id)
  expect([store.get(one.id), store.get(two.id)?.name]).toEqual([undefined, 'b.pdf'])
  store.clear()
  expect(store.get(two.id)).toBeUndefined()
})
