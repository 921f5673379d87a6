/** `file-01.pdf`: two digits in the order of attachment, the original extension (CLAIM-62, D-104). */
export function numberedName(index: number, originalName: string): string {
  const extension = /\.[^.]+$/.exec(originalName)?.[0] ?? ''
  return `file-${String(index + 1).padStart(2, '0')}${extension}`
}

/** The files of a claim under the names the service expects. */
export const numberFiles = (files: readonly File[]): readonly File[] =>
  files.map((file, index) => new File([file], numberedName(index, file.name), { type: file.type }))
