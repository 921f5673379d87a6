/** `file-01.pdf`: two digits for the position, and the original extension (CLAIM-62, D-104). */
export function numberedName(index: number, originalName: string): string {
  const extension = /\.[^.]+$/.exec(originalName)?.[0] ?? ''
  return `file-${String(index + 1).padStart(2, '0')}${extension}`
}

/** Files named as the service expects. */
export const numberFiles = (files: readonly File[]): readonly File[] =>
  files.map((file, index) => new File([file], numberedName(index, file.name), { type: file.type }))
