/** The limit of a server of this kind: answers every request with the text of BARE_ANSWER, on BARE_PORT, and does nothing else. */
import { createServer } from 'node:http'

const body = process.env['BARE_ANSWER'] ?? '{}'
createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).end(body)
}).listen(Number(process.env['BARE_PORT']), '127.0.0.1')
