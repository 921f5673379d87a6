import { useSyncExternalStore } from 'react'
import { today8 } from '~/domain/dates/date8.ts'
import type { ReaderRequest, ReaderResponse, ReceiptReading } from './receipt-worker.ts'
// oxlint-disable-next-line import/default -- Vite gives the address of the bundled worker
import readerUrl from './receipt-worker.ts?worker&url'

/** What the worker has told last, by file, so that a reading lasts as long as the file itself: until the end of the claim or of the session. */
const readings = new WeakMap<File, ReaderResponse>()
const listeners = new Set<() => void>()
const workers = new WeakMap<File, Worker>()

/** What a member downloads for the first receipt of each kind, in bytes; `npm run bench:receipts` measures it. */
export const DOWNLOAD = { pdf: 450_000, photo: 1_870_000 } as const

/** False on an old phone: the member copies date and amount from the receipt. */
export const canRead = (): boolean =>
  typeof Worker === 'function' && typeof WebAssembly === 'object' && typeof OffscreenCanvas === 'function'

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string }
}
let readerScript: string | undefined
/**
 * The address of the worker, as the security policy demands it: the one Trusted Types policy of the portal, which knows
 * no other address (docs/decisions/044).
 */
function trustedReader(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  readerScript ??=
    trustedTypes?.createPolicy('receipt-reader', { createScriptURL: () => readerUrl }).createScriptURL('') ?? readerUrl
  return readerScript
}

function update(file: File, state: ReaderResponse | undefined): void {
  if (state) readings.set(file, state)
  else readings.delete(file)
  for (const listener of listeners) listener()
}

/** Reads date and amount of a receipt in a worker. The file stays on the device. */
export function startReading(file: File): void {
  stopReading(file)
  update(file, { progress: 0 })
  const worker = new Worker(trustedReader(), { type: 'module' })
  workers.set(file, worker)
  worker.addEventListener('message', ({ data }: MessageEvent<ReaderResponse>) => {
    update(file, data)
    if (!('progress' in data)) worker.terminate()
  })
  worker.addEventListener('error', ({ message }) => update(file, { failed: message }))
  worker.postMessage({ file, today: today8() } satisfies ReaderRequest)
}

/** Ends a reading that is under way, as if it had not been asked for. */
export function stopReading(file: File): void {
  workers.get(file)?.terminate()
  workers.delete(file)
  update(file, undefined)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const useReading = (file: File | undefined): ReaderResponse | undefined =>
  useSyncExternalStore(subscribe, () => file && readings.get(file))

/** The finished reading of a state. */
export const readingOf = (state: ReaderResponse | undefined): ReceiptReading | undefined =>
  state && 'reading' in state ? state.reading : undefined
