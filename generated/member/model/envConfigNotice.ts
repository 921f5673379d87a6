/**
 * Generated from the contract "Member service". Do not edit.
 */

/**
 * Words of the operator at the top of every page, such as planned maintenance, in both languages. A tab reads them when it opens and when a session ends. Without them nothing is shown.
 */
export type EnvConfigNotice = {
  /**
     * In English.
     * @minLength 1
     * @maxLength 300
     */
  en: string;
  /**
     * In French.
     * @minLength 1
     * @maxLength 300
     */
  fr: string;
};
