/** Every text beside itself in less: once here, so that nobody has to do it while people wait. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(?:html|js|css|svg|json|webmanifest)$/
const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants

export async function compress(folder: string): Promise<void> {
  const paths = readdirSync(folder, { recursive: true }).map((path) => join(folder, String(path)))
  await Promise.all(
    paths
      .filter((path) => TEXT.test(path))
      .map(async (path) => {
        const plain = readFileSync(path)
        const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: plain.length }
        const packed = [
          [`${path}.br`, await promisify(brotliCompress)(plain, { params })],
          [`${path}.gz`, await promisify(gzip)(plain, { level: 9 })],
        ] as const
        for (const [name, contents] of packed) if (contents.length < plain.length) writeFileSync(name, contents)
      }),
  )
}
