import { onTestFinished, vi } from 'vitest'

/** Names and texts of the files that the page saves. */
export function savedFiles(): { readonly name: string; readonly text: Promise<string> }[] {
  const saved: { readonly name: string; readonly text: Promise<string> }[] = []
  let content = new Blob()
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob
    return 'blob:saved'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({
      name: this.download,
      text: content.arrayBuffer().then((bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)),
    })
  })
  onTestFinished(() => {
    create.mockRestore()
    click.mockRestore()
  })
  return saved
}
