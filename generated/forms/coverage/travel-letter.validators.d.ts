// Generated from forms/. Do not edit.
import type { ValidatorFunctions } from '@rjsf/validator-ajv8'
export declare const validators: ValidatorFunctions
