/** What closed requests know, to be taken of other records. Generated from the contracts. Do not edit. */
const only =
  <Name extends string>(...names: readonly Name[]) =>
  <Whole extends object>(whole: Whole): Pick<Whole, Extract<keyof Whole, Name>> =>
    Object.fromEntries(Object.entries(whole).filter(([name]) => (names as readonly string[]).includes(name))) as Pick<Whole, Extract<keyof Whole, Name>>

export const onlyRegistrationRequest = /*#__PURE__*/ only('email', 'dateOfBirth', 'certificateId', 'policyId', 'password', 'preferredLang')
export const onlyDigitalRegistrationRequest = /*#__PURE__*/ only('mslToken', 'dateOfBirth', 'password')
export const onlyTokenRequest = /*#__PURE__*/ only('token')
export const onlyEmailChangeRequest = /*#__PURE__*/ only('oldUsername', 'newUsername', 'token')
