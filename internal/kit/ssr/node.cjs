// Runs the server's bundle for node.go: one JSON message a line each way. The first brings the bundle.
const vm = require('node:vm')

console.log = console.info = console.error // the output belongs to the answers

let timeout
const call = new vm.Script('globalThis[asked.call](...(asked.args ?? []))')

function answer(message) {
  if ('bundle' in message) {
    timeout = message.timeout
    vm.runInThisContext(message.bundle)
    return ''
  }
  globalThis.asked = message
  const out = call.runInThisContext({ timeout })
  if (typeof out !== 'string') throw new Error(`${message.call} returned ${typeof out}, not a string`)
  return out
}

function reply(line) {
  let result
  try {
    result = { out: answer(JSON.parse(line)) }
  } catch (error) {
    result = { error: String(error?.stack ?? error) || 'unknown' }
  }
  process.stdout.write(`${JSON.stringify(result)}\n`)
}

let parts = []
process.stdin.on('data', (chunk) => {
  for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10)) {
    parts.push(chunk.subarray(0, end))
    chunk = chunk.subarray(end + 1)
    const line = Buffer.concat(parts).toString()
    parts = []
    reply(line)
  }
  if (chunk.length > 0) parts.push(chunk)
})
