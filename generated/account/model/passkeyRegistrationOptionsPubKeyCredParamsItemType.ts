/**
 * Generated from the contract "Account service". Do not edit.
 */

export type PasskeyRegistrationOptionsPubKeyCredParamsItemType = 'public-key';
