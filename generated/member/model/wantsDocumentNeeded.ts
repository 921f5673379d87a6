/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Whether an email says that a claim waits for a document.
 */
export type WantsDocumentNeeded = boolean;
