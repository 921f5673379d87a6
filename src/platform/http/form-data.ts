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
