// Runs the server's bundle for node.go. A message is a line of JSON that tells how long its texts are, then the texts.
const vm = require('node:vm')

console.log = console.info = console.error // the output belongs to the answers

let timeout
const call = new vm.Script('globalThis[asked.call](...asked.args)')

function answer(asked) {
  if (!asked.call) {
    const [bundle, limit] = asked.args
    timeout = Number(limit)
    vm.runInThisContext(bundle)
    return ''
  }
  globalThis.asked = asked
  const out = call.runInThisContext({ timeout })
  if (typeof out !== 'string') throw new Error(`${asked.call} returned ${typeof out}, not a string`)
  return out
}

function reply(asked) {
  let text, failed
  try {
    text = Buffer.from(answer(asked))
  } catch (error) {
    text = Buffer.from(String(error?.stack ?? error) || 'unknown')
    failed = true
  }
  process.stdout.write(`${JSON.stringify({ failed, length: text.length })}\n`)
  process.stdout.write(text)
}

/** Reads a whole message from the bytes that came so far; undefined while some are missing. */
function read(bytes) {
  const end = bytes.indexOf(10)
  if (end < 0) return undefined
  const { call, lengths } = JSON.parse(bytes.toString('utf8', 0, end))
  let at = end + 1
  if (bytes.length < lengths.reduce((sum, length) => sum + length, at)) return undefined
  const args = lengths.map((length) => bytes.toString('utf8', at, (at += length)))
  return { asked: { call, args }, rest: bytes.subarray(at) }
}

let bytes = Buffer.alloc(0)
process.stdin.on('data', (chunk) => {
  bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk])
  for (let message = read(bytes); message; message = read(bytes)) {
    bytes = message.rest
    reply(message.asked)
  }
})
