/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { BenefitCalculation } from './benefitCalculation.ts';
import type { ClaimAdjustment } from './claimAdjustment.ts';
import type { Date8 } from './date8.ts';
import type { Money } from './money.ts';
import type { PaymentId } from './paymentId.ts';
import type { PaymentSubtotal } from './paymentSubtotal.ts';
import type { PaymentType } from './paymentType.ts';
import type { SpendingExplanation } from './spendingExplanation.ts';

/**
 * One payment explained (DATA-42). Paid at the top is what was sent - the paid and spending amounts of all lines, and the adjustments, together. Lines of people who do not share their information with the member are left out, and count in paid all the same (D-158). Address lines are those of the member today.
 */
export interface PaymentStatement {
  paymentId?: PaymentId;
  paymentType: PaymentType;
  /** Whether the spending columns are shown. */
  showHSP: boolean;
  issueDate: Date8;
  paidAmount: Money;
  /**
     * Who was paid.
     * @maxLength 120
     */
  issuedToName: string;
  /**
     * Civic number and street.
     * @maxLength 40
     */
  addressLine1: string;
  /**
     * Second line.
     * @maxLength 40
     */
  addressLine2?: string;
  /**
     * Third line.
     * @maxLength 40
     */
  addressLine3?: string;
  /**
     * Municipality.
     * @maxLength 40
     */
  city: string;
  /**
     * Province, or state in the United States.
     * @maxLength 2
     */
  province?: string;
  /**
     * Postal code, or ZIP code in the United States.
     * @maxLength 10
     */
  postalCode?: string;
  /**
     * People the payment is about.
     * @maxItems 50
     */
  calculationOfBenefits: BenefitCalculation[];
  /**
     * Corrections of earlier payments. Empty when there are none.
     * @maxItems 100
     */
  claimAdjustments: ClaimAdjustment[];
  /**
     * One for each person of the calculation, in that order.
     * @maxItems 50
     */
  subtotals: PaymentSubtotal[];
  /**
     * What a spending account paid. Empty when it paid nothing.
     * @maxItems 500
     */
  hsaExplanationOfBenefits: SpendingExplanation[];
}
