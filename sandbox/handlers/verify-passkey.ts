import type { PasskeyRegistration, PasskeySignInRequest } from '../../generated/account/model/index.ts'
import type { SandboxState } from '../sandbox-state.ts'
import type { StoredPasskey } from '../store/passkeys.ts'

// The module is loaded when the first passkey is verified, because loading it takes longer than loading the rest of the
// sandbox.
const loadServer = () => import('@simplewebauthn/server')

/**
 * The signature algorithms that the sandbox can check, by their COSE numbers, the preferred one first: ES256, RS256.
 */
export const ALGORITHMS = [-7, -257]

/** The domain for which passkeys are made: that of the portal. */
export const rpIdOf = ({ portalUrl }: SandboxState): string => new URL(portalUrl).hostname

/** Data that the browser signed with a passkey: the challenge, and the origin of the page that asked for it. */
interface ClientData {
  readonly challenge: string
  readonly origin: string
}

/** Reads the client data of a passkey. Undefined if it cannot be read. */
export function readClientData(clientDataJSON: string): ClientData | undefined {
  try {
    const { challenge, origin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as Partial<ClientData>
    return typeof challenge === 'string' && typeof origin === 'string' ? { challenge, origin } : undefined
  } catch {
    return undefined
  }
}

/**
 * The origins from which the sandbox accepts a passkey: the portal's origin and, if the portal runs on this machine,
 * the same host with any other port (development server, preview, tests).
 */
function originsFor(world: SandboxState, { origin }: ClientData): string[] {
  const portal = new URL(world.portalUrl)
  const asked = URL.parse(origin)
  const isSameMachine = asked?.hostname === portal.hostname && world.isOwnHost(portal.hostname)
  return isSameMachine ? [portal.origin, asked.origin] : [portal.origin]
}

/** The public part of a new passkey. Undefined if the origin, the domain or the format is not right. */
export async function verifyRegistration(
  world: SandboxState,
  registration: PasskeyRegistration,
  said: ClientData,
): Promise<
  (Pick<StoredPasskey, 'credential' | 'publicKey' | 'counter'> & { readonly isVerified: boolean }) | undefined
> {
  const { verifyRegistrationResponse } = await loadServer()
  const outcome = await verifyRegistrationResponse({
    response: { ...registration, response: { ...registration.response, transports: [] }, clientExtensionResults: {} },
    expectedChallenge: said.challenge,
    expectedOrigin: originsFor(world, said),
    expectedRPID: rpIdOf(world),
    supportedAlgorithmIDs: ALGORITHMS,
    // The caller refuses a passkey whose device did not check its owner, with a message about it. The library would
    // give no reason.
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!outcome?.verified) return undefined
  const { credential, userVerified } = outcome.registrationInfo
  return {
    credential: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    isVerified: userVerified,
  }
}

/**
 * The counter of a passkey that has signed in, and whether the device checked its owner. Undefined if the origin, the
 * domain or the signature is not right. The caller compares the counter with the last one: a counter that has not grown
 * shows that the passkey was copied, and the caller then refuses the passkey for good.
 */
export async function verifySignIn(
  world: SandboxState,
  request: PasskeySignInRequest,
  said: ClientData,
  { credential, publicKey }: StoredPasskey,
): Promise<{ readonly counter: number; readonly isVerified: boolean } | undefined> {
  const { verifyAuthenticationResponse } = await loadServer()
  const { userHandle, ...response } = request.response
  const outcome = await verifyAuthenticationResponse({
    response: {
      ...request,
      response: { ...response, ...(userHandle && { userHandle }) },
      clientExtensionResults: {},
    },
    expectedChallenge: said.challenge,
    expectedOrigin: originsFor(world, said),
    expectedRPID: rpIdOf(world),
    credential: { id: credential, publicKey, counter: 0 },
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!outcome?.verified) return undefined
  return { counter: outcome.authenticationInfo.newCounter, isVerified: outcome.authenticationInfo.userVerified }
}
