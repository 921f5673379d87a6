import { professionOf, providerOf } from './receipt-names.ts'
import { amountOf, dateOf, type Proposal } from './receipt-rules.ts'

/** The message from the page that starts the worker. */
export interface ReaderRequest {
  readonly file: File
  /** today's date in eight digits */
  readonly today: string
  /** names of the providers that the member has seen before */
  readonly providers: readonly string[]
}

/** A value, with a picture of the line from which it was read. */
interface ReceiptProposal {
  readonly value: string
  readonly crop: Blob
}

/** The values that were read with certainty. */
export interface ReceiptReading {
  readonly amountPaid?: ReceiptProposal | undefined
  readonly dateOfService?: ReceiptProposal | undefined
  /** name of a provider that the member has seen before */
  readonly provider?: ReceiptProposal | undefined
  /** profession of the provider, a key of `PROFESSIONS` */
  readonly profession?: ReceiptProposal | undefined
}

/**
 * The messages from the worker to the page: the progress from 0 to 1, then the result or the reason for the failure.
 */
export type ReaderResponse =
  | { readonly progress: number }
  | { readonly reading: ReceiptReading }
  | { readonly failed: string }

const tell = (response: ReaderResponse) => postMessage(response)
const onProgress = (progress: number) => tell({ progress })

async function read({ file, today, providers }: ReaderRequest): Promise<ReceiptReading> {
  const readPhoto = async (photo: ImageBitmapSource) => (await import('./read-photo.ts')).readPhoto(photo, onProgress)
  const { lines, crop } =
    file.type === 'application/pdf'
      ? await (await import('./read-pdf.ts')).readPdf(file, readPhoto)
      : await readPhoto(file)
  const withCrop = async (found: Proposal | undefined): Promise<ReceiptProposal | undefined> => {
    const picture = found && (await crop(found.line))
    return picture && { value: found.value, crop: picture }
  }
  return {
    amountPaid: await withCrop(amountOf(lines)),
    dateOfService: await withCrop(dateOf(lines, today)),
    provider: await withCrop(providerOf(lines, providers)),
    profession: await withCrop(professionOf(lines)),
  }
}

onmessage = ({ data }: MessageEvent<ReaderRequest>) => {
  read(data).then(
    (reading) => tell({ reading }),
    (error: unknown) => tell({ failed: String(error) }),
  )
}
