/**
 * A server that answers every request on BARE_PORT with the string BARE_ANSWER and does nothing else. Its rate is the
 * highest that any Node server can reach here.
 */
import { createServer } from 'node:http'

const body = process.env['BARE_ANSWER'] ?? '{}'
createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).end(body)
}).listen(Number(process.env['BARE_PORT']), '127.0.0.1')
