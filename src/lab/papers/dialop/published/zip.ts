/** Reads the files of a ZIP archive (stored or deflated; no encryption, no ZIP64). */
import { inflateRawSync } from 'node:zlib'
import { InvalidInput } from '../../../../core/errors.ts'

/** Each file's text by its path in the archive. Throws {@link InvalidInput} where it is no such archive. */
export function readZip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0) throw new InvalidInput('this is not a ZIP archive')
  const files = new Map<string, string>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new InvalidInput('the ZIP archive’s directory is damaged')
    const method = archive.readUInt16LE(at + 10)
    const size = archive.readUInt32LE(at + 20)
    const [name, extra, comment] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ]
    const path = archive.toString('utf8', at + 46, at + 46 + name)
    const local = archive.readUInt32LE(at + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const data = archive.subarray(start, start + size)
    if (method !== 0 && method !== 8) throw new InvalidInput(`${path}: compression method ${method} is not supported`)
    if (!path.endsWith('/')) files.set(path, (method === 8 ? inflateRawSync(data) : data).toString('utf8'))
    at += 46 + name + extra + comment
  }
  return files
}
