// Hot reload: Vite serves the pages' sources, the Go server is rebuilt and restarted when its sources change.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { createServer } from 'vite'

const vite = await createServer({ configFile: 'web/vite.config.ts' })
await vite.listen()
const address = 'http://localhost:5173'

let server
let timer
function restart() {
  const build = spawn('go', ['build', '-tags=nodynamic', '-o', 'bin/rangrue-dev', './cmd/rangrue'], { stdio: 'inherit' })
  build.on('exit', (code) => {
    if (code !== 0) return
    const start = () => {
      server = spawn('bin/rangrue-dev', ['serve'], { stdio: 'inherit', env: { RR_DEMO: '1', ...process.env, RR_DEV_PAGES: address } })
    }
    if (server && server.exitCode === null) {
      server.once('exit', start)
      server.kill('SIGTERM')
    } else start()
  })
}

for (const folder of ['cmd', 'internal', 'migrations']) {
  watch(folder, { recursive: true }, (_, file) => {
    if (!file || !/\.(go|sql|json|md|txt)$/.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(restart, 200)
  })
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    server?.kill('SIGTERM')
    await vite.close()
    process.exit(0)
  })
}
restart()
