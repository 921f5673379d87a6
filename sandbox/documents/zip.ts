import { crc32 } from 'node:zlib'

interface Entry {
  readonly name: string
  readonly content: Uint8Array
}

/** January 1, 1980, the first day that an archive can have. With one date, the same files make the same archive. */
const FIRST_DAY = 0x21

/** A ZIP archive of files that are stored as they are, without compression. Names are ASCII. */
export function zip(entries: readonly Entry[]): Uint8Array<ArrayBuffer> {
  const files: Buffer[] = []
  const index: Buffer[] = []
  let offset = 0
  for (const { name, content } of entries) {
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0) // version 2.0 of the format
    about.writeUInt16LE(FIRST_DAY, 8)
    about.writeUInt32LE(crc32(content), 10)
    about.writeUInt32LE(content.length, 14)
    about.writeUInt32LE(content.length, 18)
    about.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004'), about, Buffer.from(name), content])
    index.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), about, place, Buffer.from(name))
    files.push(file)
    offset += file.length
  }
  const list = Buffer.concat(index)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(offset, 12)
  return new Uint8Array(Buffer.concat([...files, list, Buffer.from('PK\u0005\u0006'), end]))
}
