/**
 * Generated from the contract "Account service". Do not edit.
 */
import * as zod from 'zod/mini';

export const LoginIdMax = 255;

export const LoginId = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(LoginIdMax)));

export type LoginId = zod.input<typeof LoginId>;
export type LoginIdOutput = zod.output<typeof LoginId>;

export const CurrentPasswordMax = 50;

export const CurrentPassword = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CurrentPasswordMax)));

export type CurrentPassword = zod.input<typeof CurrentPassword>;
export type CurrentPasswordOutput = zod.output<typeof CurrentPassword>;

export const LoginRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "email": LoginId,
  "password": CurrentPassword
}));

export type LoginRequest = zod.input<typeof LoginRequest>;
export type LoginRequestOutput = zod.output<typeof LoginRequest>;

export const problemMessageEnMax = 2000;

export const problemMessageFrMax = 2000;

export const problemMessageMax = 2000;

export const problemTitleMax = 200;

export const problemCodeMax = 60;

export const Problem = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "messageEn": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemMessageEnMax))),
  "messageFr": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemMessageFrMax))),
  "message": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemMessageMax))),
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemTitleMax))),
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemCodeMax)))
}));

export type Problem = zod.input<typeof Problem>;
export type ProblemOutput = zod.output<typeof Problem>;

export const jwtResultDataTokenMax = 8192;

export const JwtResult = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(jwtResultDataTokenMax)))
}))
}));

export type JwtResult = zod.input<typeof JwtResult>;
export type JwtResultOutput = zod.output<typeof JwtResult>;

export const Base64UrlMax = 8192;

export const Base64UrlRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const Base64Url = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(Base64UrlMax)).check(/*#__PURE__*/ zod.regex(Base64UrlRegExp)));

export type Base64Url = zod.input<typeof Base64Url>;
export type Base64UrlOutput = zod.output<typeof Base64Url>;

export const passkeySignInOptionsRpIdMax = 253;

export const passkeySignInOptionsTimeoutMin = 1000;
export const passkeySignInOptionsTimeoutMax = 600000;

export const PasskeySignInOptions = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "challenge": Base64Url,
  "rpId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passkeySignInOptionsRpIdMax)),
  "timeout": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(passkeySignInOptionsTimeoutMin)).check(/*#__PURE__*/ zod.lte(passkeySignInOptionsTimeoutMax)),
  "userVerification": /*#__PURE__*/ zod.enum(['required'])
}));

export type PasskeySignInOptions = zod.input<typeof PasskeySignInOptions>;
export type PasskeySignInOptionsOutput = zod.output<typeof PasskeySignInOptions>;

export const CredentialIdMax = 1400;

export const CredentialIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CredentialId = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CredentialIdMax)).check(/*#__PURE__*/ zod.regex(CredentialIdRegExp)));

export type CredentialId = zod.input<typeof CredentialId>;
export type CredentialIdOutput = zod.output<typeof CredentialId>;

export const PasskeySignInRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": CredentialId,
  "rawId": CredentialId,
  "type": /*#__PURE__*/ zod.enum(['public-key']),
  "response": /*#__PURE__*/ zod.object({
  "clientDataJSON": Base64Url,
  "authenticatorData": Base64Url,
  "signature": Base64Url,
  "userHandle": /*#__PURE__*/ zod.optional(Base64Url)
})
}));

export type PasskeySignInRequest = zod.input<typeof PasskeySignInRequest>;
export type PasskeySignInRequestOutput = zod.output<typeof PasskeySignInRequest>;

export const PasskeySignInResult = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "email": LoginId
}));

export type PasskeySignInResult = zod.input<typeof PasskeySignInResult>;
export type PasskeySignInResultOutput = zod.output<typeof PasskeySignInResult>;

export const PasskeyIdRegExp = new RegExp('^[A-Za-z0-9-]{1,60}$');

export const PasskeyId = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(PasskeyIdRegExp)));

export type PasskeyId = zod.input<typeof PasskeyId>;
export type PasskeyIdOutput = zod.output<typeof PasskeyId>;

export const PasskeyNameMax = 60;

export const PasskeyName = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PasskeyNameMax)));

export type PasskeyName = zod.input<typeof PasskeyName>;
export type PasskeyNameOutput = zod.output<typeof PasskeyName>;

export const InstantRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$');

export const Instant = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(InstantRegExp)));

export type Instant = zod.input<typeof Instant>;
export type InstantOutput = zod.output<typeof Instant>;

export const passkeyIsRefusedDefault = false;

export const Passkey = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": PasskeyId,
  "name": PasskeyName,
  "createdAt": Instant,
  "lastUsedAt": /*#__PURE__*/ zod.optional(Instant),
  "isRefused": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), passkeyIsRefusedDefault)
}));

export type Passkey = zod.input<typeof Passkey>;
export type PasskeyOutput = zod.output<typeof Passkey>;

export const passkeyListPasskeysMax = 20;

export const PasskeyList = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "passkeys": /*#__PURE__*/ zod.array(Passkey).check(/*#__PURE__*/ zod.maxLength(passkeyListPasskeysMax)),
  "isOffered": /*#__PURE__*/ zod.boolean()
}));

export type PasskeyList = zod.input<typeof PasskeyList>;
export type PasskeyListOutput = zod.output<typeof PasskeyList>;

export const TransportsMax = 10;

export const transportsItemMax = 20;

export const Transports = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transportsItemMax))).check(/*#__PURE__*/ zod.maxLength(TransportsMax)));

export type Transports = zod.input<typeof Transports>;
export type TransportsOutput = zod.output<typeof Transports>;

export const PasskeyRegistration = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": CredentialId,
  "rawId": CredentialId,
  "type": /*#__PURE__*/ zod.enum(['public-key']),
  "response": /*#__PURE__*/ zod.object({
  "clientDataJSON": Base64Url,
  "attestationObject": Base64Url,
  "transports": /*#__PURE__*/ zod.optional(Transports)
})
}));

export type PasskeyRegistration = zod.input<typeof PasskeyRegistration>;
export type PasskeyRegistrationOutput = zod.output<typeof PasskeyRegistration>;

export const UserHandleMax = 86;

export const UserHandleRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const UserHandle = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(UserHandleMax)).check(/*#__PURE__*/ zod.regex(UserHandleRegExp)));

export type UserHandle = zod.input<typeof UserHandle>;
export type UserHandleOutput = zod.output<typeof UserHandle>;

export const passkeyRegistrationOptionsRpIdMax = 253;

export const passkeyRegistrationOptionsRpNameMax = 100;

export const passkeyRegistrationOptionsUserDisplayNameMax = 255;

export const passkeyRegistrationOptionsPubKeyCredParamsItemAlgMin = -65535;
export const passkeyRegistrationOptionsPubKeyCredParamsItemAlgMax = 0;

export const passkeyRegistrationOptionsPubKeyCredParamsMax = 10;

export const passkeyRegistrationOptionsTimeoutMin = 1000;
export const passkeyRegistrationOptionsTimeoutMax = 600000;

export const passkeyRegistrationOptionsExcludeCredentialsMax = 20;

export const PasskeyRegistrationOptions = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "challenge": Base64Url,
  "rp": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passkeyRegistrationOptionsRpIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passkeyRegistrationOptionsRpNameMax))
}),
  "user": /*#__PURE__*/ zod.object({
  "id": UserHandle,
  "name": LoginId,
  "displayName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(passkeyRegistrationOptionsUserDisplayNameMax))
}),
  "pubKeyCredParams": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "alg": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(passkeyRegistrationOptionsPubKeyCredParamsItemAlgMin)).check(/*#__PURE__*/ zod.lte(passkeyRegistrationOptionsPubKeyCredParamsItemAlgMax)),
  "type": /*#__PURE__*/ zod.enum(['public-key'])
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passkeyRegistrationOptionsPubKeyCredParamsMax)),
  "timeout": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(passkeyRegistrationOptionsTimeoutMin)).check(/*#__PURE__*/ zod.lte(passkeyRegistrationOptionsTimeoutMax)),
  "attestation": /*#__PURE__*/ zod.enum(['none']),
  "excludeCredentials": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": CredentialId,
  "type": /*#__PURE__*/ zod.enum(['public-key']),
  "transports": /*#__PURE__*/ zod.optional(Transports)
})).check(/*#__PURE__*/ zod.maxLength(passkeyRegistrationOptionsExcludeCredentialsMax)),
  "authenticatorSelection": /*#__PURE__*/ zod.object({
  "residentKey": /*#__PURE__*/ zod.enum(['required']),
  "requireResidentKey": /*#__PURE__*/ zod.boolean(),
  "userVerification": /*#__PURE__*/ zod.enum(['required'])
})
}));

export type PasskeyRegistrationOptions = zod.input<typeof PasskeyRegistrationOptions>;
export type PasskeyRegistrationOptionsOutput = zod.output<typeof PasskeyRegistrationOptions>;

export const PasskeyNameRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "name": PasskeyName
}));

export type PasskeyNameRequest = zod.input<typeof PasskeyNameRequest>;
export type PasskeyNameRequestOutput = zod.output<typeof PasskeyNameRequest>;

export const SessionIdRegExp = new RegExp('^[A-Za-z0-9-]{1,60}$');

export const SessionId = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(SessionIdRegExp)));

export type SessionId = zod.input<typeof SessionId>;
export type SessionIdOutput = zod.output<typeof SessionId>;

export const BrowserNameMax = 40;

export const BrowserName = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(BrowserNameMax)));

export type BrowserName = zod.input<typeof BrowserName>;
export type BrowserNameOutput = zod.output<typeof BrowserName>;

export const SystemNameMax = 40;

export const SystemName = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(SystemNameMax)));

export type SystemName = zod.input<typeof SystemName>;
export type SystemNameOutput = zod.output<typeof SystemName>;

export const CountryCodeRegExp = new RegExp('^[A-Z]{2}$');

export const CountryCode = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(CountryCodeRegExp)));

export type CountryCode = zod.input<typeof CountryCode>;
export type CountryCodeOutput = zod.output<typeof CountryCode>;

export const MemberSession = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": SessionId,
  "isCurrent": /*#__PURE__*/ zod.boolean(),
  "browser": /*#__PURE__*/ zod.optional(BrowserName),
  "system": /*#__PURE__*/ zod.optional(SystemName),
  "country": /*#__PURE__*/ zod.optional(CountryCode),
  "signedInAt": Instant,
  "lastUsedAt": Instant
}));

export type MemberSession = zod.input<typeof MemberSession>;
export type MemberSessionOutput = zod.output<typeof MemberSession>;

export const SignInAttempt = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "at": Instant,
  "method": /*#__PURE__*/ zod.enum(['password', 'passkey']),
  "isRefused": /*#__PURE__*/ zod.boolean(),
  "browser": /*#__PURE__*/ zod.optional(BrowserName),
  "system": /*#__PURE__*/ zod.optional(SystemName),
  "country": /*#__PURE__*/ zod.optional(CountryCode)
}));

export type SignInAttempt = zod.input<typeof SignInAttempt>;
export type SignInAttemptOutput = zod.output<typeof SignInAttempt>;

export const sessionListSessionsMax = 50;

export const sessionListSignInsMax = 20;

export const SessionList = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "sessions": /*#__PURE__*/ zod.array(MemberSession).check(/*#__PURE__*/ zod.maxLength(sessionListSessionsMax)),
  "signIns": /*#__PURE__*/ zod.array(SignInAttempt).check(/*#__PURE__*/ zod.maxLength(sessionListSignInsMax))
}));

export type SessionList = zod.input<typeof SessionList>;
export type SessionListOutput = zod.output<typeof SessionList>;

export const NewPasswordMin = 8;
export const NewPasswordMax = 50;

export const NewPasswordRegExp = new RegExp('^(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).*$');

export const NewPassword = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(NewPasswordMin)).check(/*#__PURE__*/ zod.maxLength(NewPasswordMax)).check(/*#__PURE__*/ zod.regex(NewPasswordRegExp)));

export type NewPassword = zod.input<typeof NewPassword>;
export type NewPasswordOutput = zod.output<typeof NewPassword>;

export const LinkTokenMax = 2048;

export const LinkToken = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(LinkTokenMax)));

export type LinkToken = zod.input<typeof LinkToken>;
export type LinkTokenOutput = zod.output<typeof LinkToken>;

export const ResetPasswordRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "newPassword": NewPassword,
  "token": LinkToken
}));

export type ResetPasswordRequest = zod.input<typeof ResetPasswordRequest>;
export type ResetPasswordRequestOutput = zod.output<typeof ResetPasswordRequest>;

export const PlanNumberRegExp = new RegExp('^[A-Za-z0-9-]{1,20}$');

export const PlanNumber = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(PlanNumberRegExp)));

export type PlanNumber = zod.input<typeof PlanNumber>;
export type PlanNumberOutput = zod.output<typeof PlanNumber>;

export const Locale = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.enum(['en', 'fr']));

export type Locale = zod.input<typeof Locale>;
export type LocaleOutput = zod.output<typeof Locale>;

export const PasswordTokenByPlanRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "certificateId": PlanNumber,
  "policyId": PlanNumber,
  "lang": Locale
}));

export type PasswordTokenByPlanRequest = zod.input<typeof PasswordTokenByPlanRequest>;
export type PasswordTokenByPlanRequestOutput = zod.output<typeof PasswordTokenByPlanRequest>;

export const PasswordTokenRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "lang": Locale
}));

export type PasswordTokenRequest = zod.input<typeof PasswordTokenRequest>;
export type PasswordTokenRequestOutput = zod.output<typeof PasswordTokenRequest>;

export const ChangePasswordRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "oldPassword": CurrentPassword,
  "newPassword": NewPassword
}));

export type ChangePasswordRequest = zod.input<typeof ChangePasswordRequest>;
export type ChangePasswordRequestOutput = zod.output<typeof ChangePasswordRequest>;

export const EmailMin = 3;
export const EmailMax = 255;

export const Email = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.minLength(EmailMin)).check(/*#__PURE__*/ zod.maxLength(EmailMax)));

export type Email = zod.input<typeof Email>;
export type EmailOutput = zod.output<typeof Email>;

export const Date8RegExp = new RegExp('^\\d{8}$');

export const Date8 = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(Date8RegExp)));

export type Date8 = zod.input<typeof Date8>;
export type Date8Output = zod.output<typeof Date8>;

export const PreferredLanguage = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.enum(['EN', 'FR']));

export type PreferredLanguage = zod.input<typeof PreferredLanguage>;
export type PreferredLanguageOutput = zod.output<typeof PreferredLanguage>;

export const RegistrationRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.strictObject({
  "email": Email,
  "dateOfBirth": Date8,
  "certificateId": PlanNumber,
  "policyId": PlanNumber,
  "password": NewPassword,
  "preferredLang": PreferredLanguage
}));

export type RegistrationRequest = zod.input<typeof RegistrationRequest>;
export type RegistrationRequestOutput = zod.output<typeof RegistrationRequest>;

export const DigitalRegistrationRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.strictObject({
  "mslToken": LinkToken,
  "dateOfBirth": Date8,
  "password": NewPassword
}));

export type DigitalRegistrationRequest = zod.input<typeof DigitalRegistrationRequest>;
export type DigitalRegistrationRequestOutput = zod.output<typeof DigitalRegistrationRequest>;

export const TokenRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.strictObject({
  "token": LinkToken
}));

export type TokenRequest = zod.input<typeof TokenRequest>;
export type TokenRequestOutput = zod.output<typeof TokenRequest>;

export const tokenValidationActionMax = 60;

export const tokenValidationNewUsernameMax = 255;

export const tokenValidationOldUsernameMax = 255;

export const TokenValidation = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "action": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(tokenValidationActionMax)),
  "newUsername": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(tokenValidationNewUsernameMax))),
  "oldUsername": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(tokenValidationOldUsernameMax)))
}));

export type TokenValidation = zod.input<typeof TokenValidation>;
export type TokenValidationOutput = zod.output<typeof TokenValidation>;

export const EmailChangeRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.strictObject({
  "oldUsername": LoginId,
  "newUsername": Email,
  "token": LinkToken
}));

export type EmailChangeRequest = zod.input<typeof EmailChangeRequest>;
export type EmailChangeRequestOutput = zod.output<typeof EmailChangeRequest>;
