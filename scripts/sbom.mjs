// Lists what the binary is made of, as CycloneDX: node scripts/sbom.mjs bin/rangrue > sbom.json
// Go modules are those that the linker wrote into the binary; npm packages are those of the lock file that are not for
// development alone, whose code the pages carry.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const binary = process.argv[2] ?? 'bin/rangrue'
const lines = execFileSync('go', ['version', '-m', binary], { encoding: 'utf8' }).split('\n')

const modules = lines
  .map((line) => line.trim().split('\t'))
  .filter(([word]) => word === 'dep')
  .map(([, name, version, sum]) => ({
    type: 'library',
    name,
    version,
    purl: `pkg:golang/${name}@${version}`,
    ...(sum && { hashes: [{ alg: 'SHA-256', content: Buffer.from(sum.slice('h1:'.length), 'base64').toString('hex') }] }),
  }))

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const packages = Object.entries(lock.packages)
  .filter(([path, entry]) => path.startsWith('node_modules/') && !entry.dev && !entry.optional)
  .map(([path, { version, integrity }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return {
      type: 'library',
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      ...(integrity?.startsWith('sha512-') && {
        hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex') }],
      }),
    }
  })

const components = [...modules, ...packages].sort((a, b) => (a.purl < b.purl ? -1 : 1))

process.stdout.write(
  JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      version: 1,
      metadata: { component: { type: 'application', name: 'rangrue', 'bom-ref': 'rangrue' } },
      components,
    },
    null,
    2,
  ) + '\n',
)
