/**
 * Generated from the contract "Account service". Do not edit.
 */
import * as zod from 'zod/mini';

export const LoginIdMax = 255;

export const LoginId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(LoginIdMax));

export type LoginId = zod.input<typeof LoginId>;
export type LoginIdOutput = zod.output<typeof LoginId>;

export const CurrentPasswordMax = 50;

export const CurrentPassword = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(CurrentPasswordMax));

export type CurrentPassword = zod.input<typeof CurrentPassword>;
export type CurrentPasswordOutput = zod.output<typeof CurrentPassword>;

export const LoginRequest = /*#__PURE__*/ zod.object({
  "email": LoginId,
  "password": CurrentPassword
});

export type LoginRequest = zod.input<typeof LoginRequest>;
export type LoginRequestOutput = zod.output<typeof LoginRequest>;

export const problemMessageEnMax = 2000;

export const problemMessageFrMax = 2000;

export const problemMessageMax = 2000;

export const problemTitleMax = 200;

export const problemCodeMax = 60;

export const Problem = /*#__PURE__*/ zod.object({
  "messageEn": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemMessageEnMax))),
  "messageFr": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemMessageFrMax))),
  "message": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemMessageMax))),
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemTitleMax))),
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemCodeMax)))
});

export type Problem = zod.input<typeof Problem>;
export type ProblemOutput = zod.output<typeof Problem>;

export const jwtResultDataTokenMax = 8192;

export const JwtResult = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(jwtResultDataTokenMax)))
}))
});

export type JwtResult = zod.input<typeof JwtResult>;
export type JwtResultOutput = zod.output<typeof JwtResult>;

export const NewPasswordMin = 8;
export const NewPasswordMax = 50;

export const NewPasswordRegExp = new RegExp('^(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).*$');

export const NewPassword = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(NewPasswordMin)).check(/*#__PURE__*/ zod.maxLength(NewPasswordMax)).check(/*#__PURE__*/ zod.regex(NewPasswordRegExp));

export type NewPassword = zod.input<typeof NewPassword>;
export type NewPasswordOutput = zod.output<typeof NewPassword>;

export const LinkTokenMax = 2048;

export const LinkToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(LinkTokenMax));

export type LinkToken = zod.input<typeof LinkToken>;
export type LinkTokenOutput = zod.output<typeof LinkToken>;

export const ResetPasswordRequest = /*#__PURE__*/ zod.object({
  "newPassword": NewPassword,
  "token": LinkToken
});

export type ResetPasswordRequest = zod.input<typeof ResetPasswordRequest>;
export type ResetPasswordRequestOutput = zod.output<typeof ResetPasswordRequest>;

export const PlanNumberRegExp = new RegExp('^[A-Za-z0-9-]{1,20}$');

export const PlanNumber = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(PlanNumberRegExp));

export type PlanNumber = zod.input<typeof PlanNumber>;
export type PlanNumberOutput = zod.output<typeof PlanNumber>;

export const Locale = /*#__PURE__*/ zod.enum(['en', 'fr']);

export type Locale = zod.input<typeof Locale>;
export type LocaleOutput = zod.output<typeof Locale>;

export const PasswordTokenByPlanRequest = /*#__PURE__*/ zod.object({
  "certificateId": PlanNumber,
  "policyId": PlanNumber,
  "lang": Locale
});

export type PasswordTokenByPlanRequest = zod.input<typeof PasswordTokenByPlanRequest>;
export type PasswordTokenByPlanRequestOutput = zod.output<typeof PasswordTokenByPlanRequest>;

export const PasswordTokenRequest = /*#__PURE__*/ zod.object({
  "lang": Locale
});

export type PasswordTokenRequest = zod.input<typeof PasswordTokenRequest>;
export type PasswordTokenRequestOutput = zod.output<typeof PasswordTokenRequest>;

export const ChangePasswordRequest = /*#__PURE__*/ zod.object({
  "oldPassword": CurrentPassword,
  "newPassword": NewPassword
});

export type ChangePasswordRequest = zod.input<typeof ChangePasswordRequest>;
export type ChangePasswordRequestOutput = zod.output<typeof ChangePasswordRequest>;

export const EmailMin = 3;
export const EmailMax = 255;

export const Email = /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.minLength(EmailMin)).check(/*#__PURE__*/ zod.maxLength(EmailMax));

export type Email = zod.input<typeof Email>;
export type EmailOutput = zod.output<typeof Email>;

export const Date8RegExp = new RegExp('^\\d{8}$');

export const Date8 = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(Date8RegExp));

export type Date8 = zod.input<typeof Date8>;
export type Date8Output = zod.output<typeof Date8>;

export const PreferredLanguage = /*#__PURE__*/ zod.enum(['EN', 'FR']);

export type PreferredLanguage = zod.input<typeof PreferredLanguage>;
export type PreferredLanguageOutput = zod.output<typeof PreferredLanguage>;

export const RegistrationRequest = /*#__PURE__*/ zod.strictObject({
  "email": Email,
  "dateOfBirth": Date8,
  "certificateId": PlanNumber,
  "policyId": PlanNumber,
  "password": NewPassword,
  "preferredLang": PreferredLanguage
});

export type RegistrationRequest = zod.input<typeof RegistrationRequest>;
export type RegistrationRequestOutput = zod.output<typeof RegistrationRequest>;

export const DigitalRegistrationRequest = /*#__PURE__*/ zod.strictObject({
  "mslToken": LinkToken,
  "dateOfBirth": Date8,
  "password": NewPassword
});

export type DigitalRegistrationRequest = zod.input<typeof DigitalRegistrationRequest>;
export type DigitalRegistrationRequestOutput = zod.output<typeof DigitalRegistrationRequest>;

export const TokenRequest = /*#__PURE__*/ zod.strictObject({
  "token": LinkToken
});

export type TokenRequest = zod.input<typeof TokenRequest>;
export type TokenRequestOutput = zod.output<typeof TokenRequest>;

export const tokenValidationActionMax = 60;

export const tokenValidationNewUsernameMax = 255;

export const tokenValidationOldUsernameMax = 255;

export const TokenValidation = /*#__PURE__*/ zod.object({
  "action": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(tokenValidationActionMax)),
  "newUsername": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(tokenValidationNewUsernameMax))),
  "oldUsername": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(tokenValidationOldUsernameMax)))
});

export type TokenValidation = zod.input<typeof TokenValidation>;
export type TokenValidationOutput = zod.output<typeof TokenValidation>;

export const EmailChangeRequest = /*#__PURE__*/ zod.strictObject({
  "oldUsername": LoginId,
  "newUsername": Email,
  "token": LinkToken
});

export type EmailChangeRequest = zod.input<typeof EmailChangeRequest>;
export type EmailChangeRequestOutput = zod.output<typeof EmailChangeRequest>;
