/**
 * A server that answers every request on BARE_PORT with the text BARE_ANSWER and does nothing else. Its rate is the
 * upper limit for any Node server on this machine.
 */
import { createServer } from 'node:http'

const body = process.env['BARE_ANSWER'] ?? '{}'
createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).end(body)
}).listen(Number(process.env['BARE_PORT']), '127.0.0.1')
