/**
 * Generated from the contract "Member service" 1.0.0. Do not edit.
 */

/**
 * Links that leave the portal; they open in a new window (SHELL-38, D-77).
 */
export interface ExternalLinks {
  /**
     * Privacy statement.
     * @maxLength 300
     */
  privacy: string;
  /**
     * Paper forms (D-76).
     * @maxLength 300
     */
  findForm: string;
  /**
     * Directory of health professionals.
     * @maxLength 300
     */
  findProfessional: string;
}
