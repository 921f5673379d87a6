/**
 * Generated from the contract "Account service". Do not edit.
 */
import type { PasskeyRegistrationOptionsPubKeyCredParamsItemType } from './passkeyRegistrationOptionsPubKeyCredParamsItemType.ts';

export type PasskeyRegistrationOptionsPubKeyCredParamsItem = {
  /**
     * Number of the algorithm (COSE).
     * @minimum -65535
     * @maximum 0
     */
  alg: number;
  type: PasskeyRegistrationOptionsPubKeyCredParamsItemType;
};
