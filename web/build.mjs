// Builds the front end into web/dist: the compressed browser files of the three applications and the
// server's script.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'

const configFile = fileURLToPath(new URL('./vite.config.ts', import.meta.url))
for (const mode of ['production', 'seller', 'operator', 'server']) {
  await build({ configFile, mode, logLevel: 'warn' })
}

const dist = fileURLToPath(new URL('./dist/client/', import.meta.url))
for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name)) continue
  const path = `${entry.parentPath}/${entry.name}`
  const body = await readFile(path)
  if (body.length < 512) continue
  await writeFile(`${path}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  await writeFile(`${path}.gz`, gzipSync(body, { level: 9 }))
}
