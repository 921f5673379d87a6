/** Builds a multipart body. Objects become JSON in a form field without a file name, files keep their names, undefined is dropped (CLAIM-79). */
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

/** The values of a multipart body as its schema has them: files in a list, JSON as an object. The reverse of `toFormData`. */
export const readFormData = (form: FormData): Record<string, unknown> =>
  Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const [value] = form.getAll(name)
      return [name, typeof value === 'string' ? parse(value) : form.getAll(name)]
    }),
  )

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text // a plain field
  }
}
