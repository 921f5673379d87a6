import { deflateSync, crc32 } from 'node:zlib'

interface TestFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A real but small photo: a grey picture of 40 by 30 pixels. */
export const receiptPhoto: TestFile = {
  name: 'Reçu du 10 novembre.png',
  mimeType: 'image/png',
  buffer: Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.from([0, 0, 0, 40, 0, 0, 0, 30, 8, 0, 0, 0, 0])),
    chunk(
      'IDAT',
      deflateSync(
        Buffer.concat(Array.from({ length: 30 }, () => Buffer.concat([Buffer.from([0]), Buffer.alloc(40, 0x99)]))),
      ),
    ),
    chunk('IEND', Buffer.alloc(0)),
  ]),
}

/** The smallest PDF that PDF viewers can open. */
export const statementPdf: TestFile = {
  name: 'statement.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    'latin1',
  ),
}
