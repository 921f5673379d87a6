import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type {
  PasskeyRegistration,
  PasskeyRegistrationOptions,
  PasskeySignInOptions,
  PasskeySignInRequest,
} from '~generated/account/model/index.ts'

/** Ways in which a device or a page deviates from the correct behaviour. */
export interface Misbehaviour {
  /** origin of the page that asks for the passkey; by default that of the sandbox's portal */
  readonly origin?: string
  /** the domain for which the device signs; by default the domain in the options */
  readonly rpId?: string
  /** false if the device did not verify its owner */
  readonly isVerified?: boolean
  /** value of the signature counter; by default the next one */
  readonly counter?: number
}

/** A passkey that is simulated in software, for tests that call a service without a browser. */
export interface SoftwarePasskey {
  readonly id: string
  /** Signs a challenge for a sign-in. */
  readonly signIn: (options: PasskeySignInOptions, how?: Misbehaviour) => PasskeySignInRequest
}

const PORTAL = 'http://localhost:5173'
const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest()
const base64url = (bytes: string | Buffer): string => Buffer.from(bytes).toString('base64url')
function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const clientData = (type: string, challenge: string, origin = PORTAL): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
const header = (rpId: string, flags: number, counter: number, isVerified = true): Buffer =>
  Buffer.concat([sha256(rpId), Buffer.from([USER_PRESENT | flags | (isVerified ? USER_VERIFIED : 0)]), uint32(counter)])

/** Encodes byte strings and short texts in CBOR, in the forms that an authenticator uses. */
const cborBytes = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length]), bytes])
const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

/** The public key in COSE: an elliptic curve key (P-256) for ES256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const short = (text: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')])
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    short(x),
    Buffer.from([0x22]),
    short(y),
  ])
}

/** Creates a passkey as a device does, and the registration that it sends to the service. */
export function makePasskey(
  { challenge, rp, user }: PasskeyRegistrationOptions,
  { origin, rpId = rp.id, isVerified, counter: first = 0 }: Misbehaviour = {},
): { readonly passkey: SoftwarePasskey; readonly registration: PasskeyRegistration } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credential = randomBytes(32)
  const id = base64url(credential)
  const data = Buffer.concat([
    header(rpId, HAS_CREDENTIAL, first, isVerified),
    Buffer.alloc(16), // an authenticator that does not say what it is
    Buffer.from([0, credential.length]),
    credential,
    coseKey(publicKey),
  ])
  const attestation = Buffer.concat([
    Buffer.from([0xa3]),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.from([0xa0]),
    cborText('authData'),
    cborBytes(data),
  ])
  let count = first
  const signIn: SoftwarePasskey['signIn'] = (options, how = {}) => {
    count += 1
    const said = clientData('webauthn.get', options.challenge, how.origin)
    const signed = header(how.rpId ?? options.rpId, 0, how.counter ?? count, how.isVerified)
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(said),
        authenticatorData: base64url(signed),
        signature: base64url(sign('sha256', Buffer.concat([signed, sha256(said)]), privateKey)),
        userHandle: user.id,
      },
    }
  }
  return {
    passkey: { id, signIn },
    registration: {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    },
  }
}
