/**
 * Generated from the contract "Account service". Do not edit.
 */

export * from './badRequestResponse.ts';
export * from './changePasswordRequest.ts';
export * from './confirmRegistrationParams.ts';
export * from './currentPassword.ts';
export * from './date8.ts';
export * from './digitalRegistrationRequest.ts';
export * from './email.ts';
export * from './emailChangeRequest.ts';
export * from './forbiddenResponse.ts';
export * from './jwtResult.ts';
export * from './jwtResultData.ts';
export * from './linkToken.ts';
export * from './locale.ts';
export * from './loginId.ts';
export * from './loginRequest.ts';
export * from './newPassword.ts';
export * from './notFoundResponse.ts';
export * from './passwordTokenByPlanRequest.ts';
export * from './passwordTokenRequest.ts';
export * from './planNumber.ts';
export * from './preferredLanguage.ts';
export * from './problem.ts';
export * from './registrationRequest.ts';
export * from './resetPasswordRequest.ts';
export * from './serverErrorResponse.ts';
export * from './tokenRequest.ts';
export * from './tokenValidation.ts';
export * from './tooManyRequestsResponse.ts';
export * from './unauthorisedResponse.ts';
export * from './unavailableResponse.ts';
