/**
 * Generated from the contract "Member service". Do not edit.
 */
import type { OpenHours } from './openHours.ts';

/**
 * Opening hours of some days.
 */
export interface OpeningHours {
  /**
     * The days.
     * @maxLength 60
     */
  days: string;
  /**
     * The hours with their time zone.
     * @maxLength 60
     */
  time: string;
  open?: OpenHours;
}
