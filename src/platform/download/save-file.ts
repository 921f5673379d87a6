import { DOWNLOADS } from '~generated/operation-traits.ts'
import { PortalError } from '~/platform/errors/portal-error.ts'
import { errorDisplay, type OperationOptions } from '~/platform/http/client.ts'
import { currentLocale } from '~/platform/i18n/locale.ts'
import { onSessionEnd } from '~/platform/session/end-session.ts'

const open = new Set<string>()
onSessionEnd(() => {
  for (const url of open) URL.revokeObjectURL(url)
  open.clear()
})

/**
 * Saves a document under the name that the contract defines for the current language, or under `fileName` (D-90). If the
 * response is empty or not a file of that kind, throws an error with the operation's error name (D-89). The code that
 * asked shows this error if the contract says `x-error: caller`.
 */
export async function saveDocument(
  operationId: keyof typeof DOWNLOADS,
  content: Blob | null,
  { errorName, fileName = DOWNLOADS[operationId][currentLocale()] }: OperationOptions = {},
): Promise<void> {
  const isNamedPdf = fileName.endsWith('.pdf')
  if (!content || !(await (isNamedPdf ? isPdf(content) : isPass(content))))
    throw new PortalError({ kind: 'contract', operationId, ...errorDisplay(errorName) })
  saveAs(
    // a type that the browser does not know could change the file name's extension
    isNamedPdf ? content.slice(0, content.size, 'application/pdf') : content,
    fileName,
  )
}

/** Saves a file that the portal wrote itself, such as a table for spreadsheets. */
export const saveText = (content: string, name: string, type: string): void =>
  saveAs(new Blob([content], { type: `${type};charset=utf-8` }), name)

function saveAs(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  open.add(url)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The object URL is revoked late, because the browser has its own copy only once the download has begun.
  setTimeout(() => {
    URL.revokeObjectURL(url)
    open.delete(url)
  }, 60_000)
}

/** Media types that say nothing about a file, such as that of a gateway. The bytes decide then. */
const UNSPECIFIC = /^(?:application\/octet-stream|binary\/octet-stream)?\s*(;|$)/i

const isPdf = async (content: Blob): Promise<boolean> =>
  (/^application\/pdf\s*(;|$)/i.test(content.type) || UNSPECIFIC.test(content.type)) &&
  (await content.slice(0, 5).text()) === '%PDF-'

/** A pass for the wallet of a phone is a ZIP archive. The list of its files is at its end, so that a cut one has none. */
const isPass = async (content: Blob): Promise<boolean> =>
  /^application\/vnd\.apple\.pkpass\s*(;|$)/i.test(content.type) &&
  (await content.slice(0, 4).text()) === 'PK\u0003\u0004' &&
  (await content.slice(-1024).text()).includes('PK\u0005\u0006')
