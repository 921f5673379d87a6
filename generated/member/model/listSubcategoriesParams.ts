/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { PersonTreatedInQueryParameter } from './personTreatedInQueryParameter.ts';

export type ListSubcategoriesParams = {
/**
 * Number of a person on the plan. Digits only, so that literal path segments never collide with it (D-147).
 * @maxLength 20
 * @pattern ^[0-9]+$
 */
participantId: PersonTreatedInQueryParameter;
};
