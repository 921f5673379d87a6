/**
 * Builds a multipart body. Objects become JSON in a form field without a file name, files keep their names, undefined
 * is dropped (CLAIM-79).
 */
export const toFormData = (body: object): FormData => {
  const form = new FormData()
  for (const [key, value] of Object.entries(body) as [string, unknown][]) {
    for (const item of Array.isArray(value) && value.every((each) => each instanceof Blob) ? value : [value]) {
      if (item === undefined) continue
      if (item instanceof File) form.append(key, item, item.name)
      else if (item instanceof Blob) form.append(key, item)
      else if (typeof item === 'object') form.append(key, JSON.stringify(item))
      else form.append(key, String(item))
    }
  }
  return form
}

/** `file-01.pdf`: two digits for the position, and the original extension (CLAIM-62, D-104). */
export function numberedName(index: number, originalName: string): string {
  const extension = /\.[^.]+$/.exec(originalName)?.[0] ?? ''
  return `file-${String(index + 1).padStart(2, '0')}${extension}`
}

/** Files named as the service expects. */
export const numberFiles = (files: readonly File[]): readonly File[] =>
  files.map((file, index) => new File([file], numberedName(index, file.name), { type: file.type }))
