import { createHmac } from 'node:crypto'

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const signature = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

/**
 * A compact token (HS256). Secrets are for development only. Each purpose has its own secret, so that a token serves
 * one purpose.
 */
export function signJwt(claims: object, secret: string): string {
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${text}.${signature(text, secret)}`
}

/** The claims of a token signed with this secret, expired or not; undefined for anything else. */
export function readJwt(token: string, secret: string): unknown {
  const [head, body, signed] = token.split('.')
  if (!head || !body || signed !== signature(`${head}.${body}`, secret)) return undefined
  return JSON.parse(Buffer.from(body, 'base64url').toString())
}
