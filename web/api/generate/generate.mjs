// Writes ../schema.ts from ../openapi.json; with --check it only tells whether the file is up to date.
import { readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'

const source = new URL('../openapi.json', import.meta.url)
const target = new URL('../schema.ts', import.meta.url)
const types = '// Generated from openapi.json by `make api`; do not edit.\n' + astToString(await openapiTS(source))

if (process.argv.includes('--check')) {
  if ((await readFile(target, 'utf8')) !== types) {
    console.error('web/api/schema.ts is stale: run `make api`')
    process.exit(1)
  }
} else {
  await writeFile(target, types)
}
