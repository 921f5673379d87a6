/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { EnvConfigExternalLinks } from './envConfigExternalLinks.ts';
import type { EnvConfigNotice } from './envConfigNotice.ts';

/**
 * Where the portal finds what it needs (D-80).
 */
export interface EnvConfig {
  /**
     * Name of the environment, for people.
     * @minLength 1
     * @maxLength 40
     */
  environment: string;
  /**
     * Absolute base of the account service without a trailing slash (API-002).
     * @minLength 1
     * @maxLength 300
     */
  enrolmentBaseUrl: string;
  /**
     * Absolute base of the member service without a trailing slash.
     * @minLength 1
     * @maxLength 300
     */
  memberBaseUrl: string;
  /**
     * Base of the contact content (D-73).
     * @minLength 1
     * @maxLength 300
     */
  contactBaseUrl: string;
  /**
     * Origin of the card payment provider (D-144).
     * @minLength 1
     * @maxLength 300
     */
  cardPaymentUrl: string;
  /**
     * Business days within which most claims are processed (D-188). Without it nothing is promised.
     * @minimum 1
     * @maximum 60
     */
  claimPromiseDays?: number;
  /** Whether writes carry the header Idempotency-Key. Switched off where a service or a gateway refuses headers that it does not know. */
  sendsIdempotencyKeys?: boolean;
  /** Whether the account service has revokeToken. Without it a session ends in the portal alone. */
  revokesTokens?: boolean;
  /** Whether the member service keeps claims that were begun (getClaimDraft). Without it a reload loses them. */
  keepsClaimDrafts?: boolean;
  /** Whether the account service has passkeys (createPasskeySignInOptions). Without it nobody is offered one. */
  offersPasskeys?: boolean;
  /** Whether the account service says where a member is signed in (listSessions). Without it the portal does not show it. */
  listsSessions?: boolean;
  /** Whether the member service keeps documents for the member (listDocuments). Without it nothing leads to them. */
  listsDocuments?: boolean;
  /** Whether the member service lets members choose its emails (getNotificationPreferences). Without it the portal does not show it. */
  offersNotificationPreferences?: boolean;
  /** Whether the member service lists what has happened to claims and money (listNotifications). Without it the portal does not show it. */
  listsNotifications?: boolean;
  /** Whether the member service says before a treatment what the plan pays (listPredeterminations). Without it the portal does not show it. */
  offersPredeterminations?: boolean;
  /** Whether the member service keeps what members say about coverage with another insurer (getOtherCoverage). Without it each claim asks anew. */
  keepsOtherCoverage?: boolean;
  /** Whether the member service writes letters that prove travel coverage (getTravelLetterPdf). Without it the portal does not show it. */
  offersTravelLetters?: boolean;
  /** Whether the member service has the member card as a pass for a phone (getMemberCardPass). Without it the portal does not show it. */
  offersWalletPasses?: boolean;
  /** Whether members may keep their member card on their own device and see it without a connection. Without it the portal stores no card. */
  offersOfflineCard?: boolean;
  /** Words of the operator at the top of every page, such as planned maintenance, in both languages. A tab reads them when it opens and when a session ends. Without them nothing is shown. */
  notice?: EnvConfigNotice;
  /**
     * Where the portal sends, when a tab is left, how fast its pages were (Core Web Vitals) and where something failed: pages by their ids, nothing about the member. Without it nothing is measured or sent.
     * @maxLength 300
     * @pattern ^https://
     */
  vitalsUrl?: string;
  /** True only on the machine of a developer. It opens the demo pages (D-170). */
  localDevelopment: boolean;
  /**
     * Hosts to which the portal follows an address from a service, over https: forms of the plan, partners of connected care, the claim agreement, the provider of card payments, contact and privacy pages of an invitation. Each stands for itself and its subdomains. Without it every host is followed.
     * @maxItems 200
     * @items.maxLength 253
     * @items.pattern ^[a-z0-9-]+(\.[a-z0-9-]+)*$
     */
  allowedHosts?: string[];
  /**
     * Hosts whose pictures the portal shows, over https (D-136). Each stands for itself alone, as in the policy of the server, which must name the same. Without it no picture of a service is shown.
     * @maxItems 50
     * @items.maxLength 253
     * @items.pattern ^[a-z0-9-]+(\.[a-z0-9-]+)*$
     */
  pictureHosts?: string[];
  /** Links that leave the portal, by brand and language (D-77). */
  externalLinks: EnvConfigExternalLinks;
}
