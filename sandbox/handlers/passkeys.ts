import type {
  PasskeyNameRequest,
  PasskeyRegistration,
  PasskeyRegistrationOptions,
  PasskeySignInRequest,
} from '../../generated/account/model/index.ts'
import type { Bilingual, Locale } from '../bilingual.ts'
import { readDevice, type Device } from '../device.ts'
import { PROBLEM_TEXTS } from '../http/problems.ts'
import { CHALLENGE_MS } from '../store/passkeys.ts'
import { nothing, ok, Refused, type Call, type Handlers } from './call.ts'
import { ownAccount } from './sessions.ts'
import { ALGORITHMS, readClientData, rpIdOf, verifyRegistration, verifySignIn } from './verify-passkey.ts'

const MOST_PASSKEYS = 20
const MOST_NAME = 60
const PORTAL: Bilingual = { en: 'Member portal', fr: 'Espace membre' }

const TOO_LATE = {
  en: 'This took too long. Try again with your passkey.',
  fr: 'Le délai est écoulé. Réessayez avec votre clé d’accès.',
}
const UNKNOWN = {
  en: 'This passkey does not work here any more. Sign in with your password.',
  fr: 'Cette clé d’accès ne fonctionne plus ici. Connectez-vous avec votre mot de passe.',
}
const NOT_VERIFIED = {
  en: 'Your device did not check that it is you. Unlock it with your fingerprint, face or PIN, then try again.',
  fr: 'Votre appareil n’a pas vérifié votre identité. Déverrouillez-le avec votre empreinte, votre visage ou votre NIP, puis réessayez.',
}
const WRONG_PLACE = {
  en: 'This passkey was not made on this portal. Open the portal at its own address, then try again.',
  fr: 'Cette clé d’accès n’a pas été créée dans l’espace membre. Ouvrez-le à son adresse, puis réessayez.',
}
const KNOWN = {
  en: 'This device already has a passkey for your account. Use it to sign in.',
  fr: 'Cet appareil a déjà une clé d’accès pour votre compte. Utilisez-la pour vous connecter.',
}
const TOO_MANY = {
  en: 'You already have 20 passkeys. Remove one, then try again.',
  fr: 'Vous avez déjà 20 clés d’accès. Retirez-en une, puis réessayez.',
}
const GONE = {
  en: 'This passkey is no longer there. Reload the page.',
  fr: 'Cette clé d’accès n’existe plus. Rechargez la page.',
}
const copied = (name: string): Bilingual => ({
  en: `We refused the passkey “${name}”, because someone may have copied it. Sign in with your password and remove it.`,
  fr: `Nous avons refusé la clé d’accès « ${name} », car elle pourrait avoir été copiée. Connectez-vous avec votre mot de passe et retirez-la.`,
})

const deviceOf = ({ header }: Pick<Call, 'header'>): Device => readDevice(header('user-agent'))
/**
 * The kind of a device: its browser and system. A member who declines the offer of a passkey declines it for all
 * devices of the same kind.
 */
const kindOf = ({ browser = '', system = '' }: Device): string => `${browser} ${system}`

/**
 * The initial name of a passkey: browser and system, with a number if the member already has a passkey of that name.
 */
function firstName({ browser, system }: Device, locale: Locale, taken: ReadonlySet<string>): string {
  const on = { en: 'on', fr: 'sur' }[locale]
  const name =
    browser && system
      ? `${browser} ${on} ${system}`
      : (browser ?? system ?? { en: 'Passkey', fr: 'Clé d’accès' }[locale])
  for (let count = 1; ; count += 1) {
    const numbered = count === 1 ? name : `${name} ${count}`
    if (!taken.has(numbered)) return numbered
  }
}

export const passkeyHandlers = {
  createPasskeySignInOptions: ({ world }: Call) =>
    ok({
      challenge: world.passkeys.challenge(),
      rpId: rpIdOf(world),
      timeout: CHALLENGE_MS,
      userVerification: 'required' as const,
    }),

  signInWithPasskey: async (call: Call<unknown, PasskeySignInRequest>) => {
    const { world, body } = call
    const said = readClientData(body.response.clientDataJSON)
    if (!said || !world.passkeys.take(said.challenge)) throw new Refused(400, TOO_LATE, 'CHALLENGE')
    const passkey = world.passkeys.find(body.id)
    const standing = passkey ? world.accounts.standing(passkey.login) : 'unknown'
    const signed = passkey && (await verifySignIn(world, body, said, passkey))
    if (!passkey || !signed || standing === 'unknown') throw new Refused(401, UNKNOWN, 'UNKNOWN_PASSKEY')
    const { login } = passkey
    const device = deviceOf(call)
    const refuse = (status: number, text: Bilingual, code: string): never => {
      world.sessions.refuse(login, 'passkey', device)
      throw new Refused(status, text, code)
    }
    if (!signed.isVerified) return refuse(422, NOT_VERIFIED, 'NOT_VERIFIED')
    // A passkey without a signature counter always sends 0. A signature counter must increase with each use.
    const wentBack = (signed.counter > 0 || passkey.counter > 0) && signed.counter <= passkey.counter
    if (wentBack) world.passkeys.refuse(passkey.id)
    if (wentBack || passkey.isCopied) return refuse(409, copied(passkey.name), 'COPIED_PASSKEY')
    if (standing === 'locked') return refuse(423, PROBLEM_TEXTS[423], 'LOCKED')
    world.passkeys.use(passkey.id, signed.counter)
    const session = world.sessions.begin(login, 'passkey', device)
    return ok({ email: login }, { 'x-auth': world.accounts.token(login, session) })
  },

  listPasskeys: (call: Call) => {
    const { login } = ownAccount(call)
    const passkeys = call.world.passkeys.list(login)
    const isOffered = passkeys.length === 0 && !call.world.passkeys.isDeclined(login, kindOf(deviceOf(call)))
    return ok({ passkeys, isOffered })
  },

  createPasskeyRegistrationOptions: (call: Call) => {
    const { login } = ownAccount(call)
    const { world, locale } = call
    const { firstName: given, lastName: family } = world.members.get(login).persona.cardholder
    return ok<PasskeyRegistrationOptions>({
      challenge: world.passkeys.challenge(login),
      rp: { id: rpIdOf(world), name: PORTAL[locale] },
      user: { id: world.passkeys.handleOf(login), name: login, displayName: `${given} ${family}` },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      timeout: CHALLENGE_MS,
      attestation: 'none',
      excludeCredentials: world.passkeys.of(login).map(({ credential, transports }) => ({
        id: credential,
        type: 'public-key',
        transports: [...transports],
      })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    })
  },

  registerPasskey: async (call: Call<unknown, PasskeyRegistration>) => {
    const { login } = ownAccount(call)
    const { world, body, locale } = call
    const said = readClientData(body.response.clientDataJSON)
    if (!said || !world.passkeys.take(said.challenge, login)) throw new Refused(400, TOO_LATE, 'CHALLENGE')
    const made = await verifyRegistration(world, body, said)
    if (!made) throw new Refused(422, WRONG_PLACE, 'WRONG_ORIGIN')
    if (!made.isVerified) throw new Refused(422, NOT_VERIFIED, 'NOT_VERIFIED')
    if (world.passkeys.find(made.credential)) throw new Refused(409, KNOWN, 'KNOWN_PASSKEY')
    const known = world.passkeys.of(login)
    if (known.length >= MOST_PASSKEYS) throw new Refused(422, TOO_MANY, 'TOO_MANY')
    const { credential, publicKey, counter } = made
    const name = firstName(deviceOf(call), locale, new Set(known.map((each) => each.name)))
    return ok(
      world.passkeys.add({
        login,
        credential,
        publicKey,
        counter,
        transports: body.response.transports ?? [],
        name: name.slice(0, MOST_NAME),
      }),
    )
  },

  renamePasskey: (call: Call<unknown, PasskeyNameRequest>) => {
    const { login } = ownAccount(call)
    if (!call.world.passkeys.rename(login, call.path['passkeyId']!, call.body.name.trim()))
      throw new Refused(404, GONE, 'NOT_FOUND')
    return nothing
  },

  deletePasskey: (call: Call) => {
    call.world.passkeys.remove(ownAccount(call).login, call.path['passkeyId']!)
    return nothing
  },

  declinePasskeyOffer: (call: Call) => {
    call.world.passkeys.decline(ownAccount(call).login, kindOf(deviceOf(call)))
    return nothing
  },
} satisfies Handlers<
  | 'createPasskeySignInOptions'
  | 'signInWithPasskey'
  | 'listPasskeys'
  | 'createPasskeyRegistrationOptions'
  | 'registerPasskey'
  | 'renamePasskey'
  | 'deletePasskey'
  | 'declinePasskeyOffer'
>
