/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Links that leave the portal; they open in a new window (SHELL-38, D-77).
 */
export interface ExternalLinks {
  /**
     * Privacy statement.
     * @minLength 1
     * @maxLength 300
     */
  privacy: string;
  /**
     * Paper forms (D-76).
     * @minLength 1
     * @maxLength 300
     */
  findForm: string;
  /**
     * Directory of health professionals.
     * @minLength 1
     * @maxLength 300
     */
  findProfessional: string;
  /**
     * Site of the travel assistance. Without it, as without the three that follow, its page has no link (D-127).
     * @maxLength 300
     */
  travel?: string;
  /**
     * Site of the assistance programme (D-127).
     * @maxLength 300
     */
  assistance?: string;
  /**
     * Site of the refugee health programme (D-127).
     * @maxLength 300
     */
  refugee?: string;
  /**
     * Site of the medical second opinion (D-127).
     * @maxLength 300
     */
  secondOpinion?: string;
  /**
     * Site of a map, on which the portal shows where a provider is. The word address in braces stands for the address of the provider. Nothing of the member goes there. Without it the address has no link.
     * @maxLength 300
     * @pattern ^https://[^{}]+\{address\}[^{}]*$
     */
  map?: string;
  /**
     * Telephone of the travel assistance from Canada and the United States, with the code of the country. Without any, the page names the number on the member card.
     * @maxLength 16
     * @pattern ^\+[1-9]\d{6,14}$
     */
  travelPhone?: string;
  /**
     * The same from anywhere else.
     * @maxLength 16
     * @pattern ^\+[1-9]\d{6,14}$
     */
  travelPhoneAbroad?: string;
  /**
     * Telephone of the assistance programme.
     * @maxLength 16
     * @pattern ^\+[1-9]\d{6,14}$
     */
  assistancePhone?: string;
}
