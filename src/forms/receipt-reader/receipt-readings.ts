import { useSyncExternalStore } from 'react'
import { today8 } from '~/domain/dates/date8.ts'
import type { ReaderRequest, ReaderResponse, ReceiptReading } from './receipt-worker.ts'
// oxlint-disable-next-line import/default -- Vite returns the URL of the bundled worker
import readerUrl from './receipt-worker.ts?worker&url'

/**
 * The latest message from the worker for each file. It is kept as long as the file, which is until the end of the claim
 * or the session.
 */
const readings = new WeakMap<File, ReaderResponse>()
const listeners = new Set<() => void>()
const workers = new WeakMap<File, Worker>()

/** Bytes that a member downloads to read the first PDF or the first photo, as measured by `npm run bench:receipts`. */
export const DOWNLOAD = { pdf: 450_000, photo: 1_870_000 } as const

/**
 * True if this browser can read receipts. Browsers on old phones cannot; there the member copies the date and amount
 * from the receipt.
 */
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
 * The URL of the worker, made by a Trusted Types policy, as the Content Security Policy requires. The policy accepts no
 * other URL (docs/decisions/044).
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

/**
 * Starts to read a receipt in a worker. The file stays on the device. The provider is looked for among these names, of
 * the providers that the member has seen before.
 */
export function startReading(file: File, providers: readonly string[]): void {
  stopReading(file)
  update(file, { progress: 0 })
  const worker = new Worker(trustedReader(), { type: 'module' })
  workers.set(file, worker)
  worker.addEventListener('message', ({ data }: MessageEvent<ReaderResponse>) => {
    update(file, data)
    if (!('progress' in data)) worker.terminate()
  })
  worker.addEventListener('error', ({ message }) => update(file, { failed: message }))
  worker.postMessage({ file, today: today8(), providers } satisfies ReaderRequest)
}

/** Stops reading a file, and removes its state as if reading had never started. */
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

/** The result, if reading has finished. */
export const readingOf = (state: ReaderResponse | undefined): ReceiptReading | undefined =>
  state && 'reading' in state ? state.reading : undefined
