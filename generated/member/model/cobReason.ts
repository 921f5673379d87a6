/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Why the other insurer did not pay everything (DATA-29, CLAIM-52 to CLAIM-57).
 */
export interface CobReason {
  /**
     * Travels as cobOtherReason.
     * @minimum 1
     */
  id: number;
  /**
     * Label in the language of the call.
     * @maxLength 200
     */
  reason: string;
  /** Ends real-time adjudication of the claim. */
  cancelsRTA: boolean;
  /** The claim cannot continue. */
  cancelsClaim: boolean;
  /**
     * What to tell the member when the claim cannot continue.
     * @maxLength 500
     * @nullable
     */
  cancelsMessage?: string | null;
  /** The member must explain. */
  doesRequireNote: boolean;
}
