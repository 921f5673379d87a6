/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * The group in which the portal shows a document.
 */
export type MemberDocumentKind = 'statement' | 'tax-receipt' | 'booklet' | 'letter';
