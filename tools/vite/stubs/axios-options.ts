const accept = (): undefined => undefined

/**
 * Replaces axios' checks of its own options, such as misspelt or deprecated ones. The portal sets them in one place
 * (src/platform/http/client.ts), where the compiler checks them.
 */
export default { assertOptions: accept, validators: { transitional: accept, spelling: accept } }
