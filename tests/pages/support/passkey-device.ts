import type { CDPSession, Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'

/** An authenticator that the browser simulates (WebAuthn domain of the Chrome DevTools Protocol). */
interface Simulated {
  readonly cdp: CDPSession
  readonly id: string
}
const devices = new WeakMap<Page, Simulated>()

interface PasskeyDevice {
  /** false if the device fails to recognise its owner; by default true */
  readonly isVerified?: boolean
  /** false if the member does not respond to the device's passkey dialog; by default true */
  readonly isAnswered?: boolean
}

/** Connects a simulated device without passkeys to the browser, or disconnects the device if `device` is null. */
const passkeyDevice: BrowserCommand<[device: PasskeyDevice | null]> = async ({ page }, device) => {
  const known = devices.get(page)
  if (known) {
    await known.cdp.send('WebAuthn.disable')
    await known.cdp.detach()
    devices.delete(page)
  }
  if (!device) return
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId: id } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: device.isVerified ?? true,
      automaticPresenceSimulation: device.isAnswered ?? true,
    },
  })
  devices.set(page, { cdp, id })
}

/** Changes whether the device recognises its owner. */
const recogniseOwner: BrowserCommand<[isVerified: boolean]> = async ({ page }, isUserVerified) => {
  const { cdp, id } = devices.get(page)!
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified })
}

/** Replaces each passkey of the device by a copy with the given signature counter, as on a cloned device. */
const copyPasskeys: BrowserCommand<[counter: number]> = async ({ page }, signCount) => {
  const { cdp, id } = devices.get(page)!
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId: id })
  await cdp.send('WebAuthn.clearCredentials', { authenticatorId: id })
  for (const credential of credentials)
    await cdp.send('WebAuthn.addCredential', { authenticatorId: id, credential: { ...credential, signCount } })
}

export const passkeyCommands = { passkeyDevice, recogniseOwner, copyPasskeys }

declare module 'vitest/browser' {
  interface BrowserCommands {
    passkeyDevice: (device: PasskeyDevice | null) => Promise<void>
    recogniseOwner: (isVerified: boolean) => Promise<void>
    copyPasskeys: (counter: number) => Promise<void>
  }
}
