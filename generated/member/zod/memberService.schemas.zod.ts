/**
 * Generated from the contract "Member service". Do not edit.
 */
import * as zod from 'zod/mini';

export const LoginIdMax = 255;

export const LoginId = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(LoginIdMax)));

export type LoginId = zod.input<typeof LoginId>;
export type LoginIdOutput = zod.output<typeof LoginId>;

export const Date8RegExp = new RegExp('^\\d{8}$');

export const Date8 = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(Date8RegExp)));

export type Date8 = zod.input<typeof Date8>;
export type Date8Output = zod.output<typeof Date8>;

export const termsAcceptanceAcceptedDateRegExp = new RegExp('^\\d{8}$');

export const TermsAcceptance = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "termsAndConditionsAccept": /*#__PURE__*/ zod.boolean(),
  "acceptedDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(termsAcceptanceAcceptedDateRegExp)))
}));

export type TermsAcceptance = zod.input<typeof TermsAcceptance>;
export type TermsAcceptanceOutput = zod.output<typeof TermsAcceptance>;

export const problemMessageEnMax = 2000;

export const problemMessageFrMax = 2000;

export const problemMessageMax = 2000;

export const problemTitleMax = 200;

export const problemCodeMax = 60;

export const Problem = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "messageEn": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemMessageEnMax))),
  "messageFr": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemMessageFrMax))),
  "message": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemMessageMax))),
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemTitleMax))),
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemCodeMax)))
}));

export type Problem = zod.input<typeof Problem>;
export type ProblemOutput = zod.output<typeof Problem>;

export const TermsAcceptanceRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "termsAndConditionsAccept": /*#__PURE__*/ zod.literal(true)
}));

export type TermsAcceptanceRequest = zod.input<typeof TermsAcceptanceRequest>;
export type TermsAcceptanceRequestOutput = zod.output<typeof TermsAcceptanceRequest>;

export const PlanNumberRegExp = new RegExp('^[A-Za-z0-9-]{1,20}$');

export const PlanNumber = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(PlanNumberRegExp)));

export type PlanNumber = zod.input<typeof PlanNumber>;
export type PlanNumberOutput = zod.output<typeof PlanNumber>;

export const ParticipantIdMax = 20;

export const ParticipantIdRegExp = new RegExp('^[0-9]+$');

export const ParticipantId = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ParticipantIdMax)).check(/*#__PURE__*/ zod.regex(ParticipantIdRegExp)));

export type ParticipantId = zod.input<typeof ParticipantId>;
export type ParticipantIdOutput = zod.output<typeof ParticipantId>;

export const PreferredLanguage = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.enum(['EN', 'FR']));

export type PreferredLanguage = zod.input<typeof PreferredLanguage>;
export type PreferredLanguageOutput = zod.output<typeof PreferredLanguage>;

export const Province = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.enum(['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT']));

export type Province = zod.input<typeof Province>;
export type ProvinceOutput = zod.output<typeof Province>;

export const cardholderDetailsFirstNameMax = 60;

export const cardholderDetailsLastNameMax = 60;

export const cardholderDetailsBusinessOwnerMax = 40;

export const cardholderDetailsBookOfBusinessMax = 40;

export const cardholderDetailsMsIdMax = 40;

export const CardholderDetails = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cardholderDetailsFirstNameMax)),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cardholderDetailsLastNameMax)),
  "policyNumber": PlanNumber,
  "idNumber": PlanNumber,
  "participantId": ParticipantId,
  "preferredLanguage": PreferredLanguage,
  "businessOwner": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cardholderDetailsBusinessOwnerMax))),
  "regional": /*#__PURE__*/ zod.boolean(),
  "bookOfBusiness": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cardholderDetailsBookOfBusinessMax))),
  "msId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cardholderDetailsMsIdMax))),
  "provinceOfAdjudication": Province
}));

export type CardholderDetails = zod.input<typeof CardholderDetails>;
export type CardholderDetailsOutput = zod.output<typeof CardholderDetails>;

export const PostalCodeCaRegExp = new RegExp('^[ABCEGHJ-NPRSTVXYabceghj-nprstvxy]\\d[ABCEGHJ-NPRSTV-Zabceghj-nprstv-z][ -]?\\d[ABCEGHJ-NPRSTV-Zabceghj-nprstv-z]\\d$');

export const PostalCodeCa = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(PostalCodeCaRegExp)));

export type PostalCodeCa = zod.input<typeof PostalCodeCa>;
export type PostalCodeCaOutput = zod.output<typeof PostalCodeCa>;

export const ZipCodeRegExp = new RegExp('^\\d{5}(-?\\d{4})?$');

export const ZipCode = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ZipCodeRegExp)));

export type ZipCode = zod.input<typeof ZipCode>;
export type ZipCodeOutput = zod.output<typeof ZipCode>;

export const addressOnFileAddressLine1Max = 40;

export const addressOnFileAddressLine2Max = 40;

export const addressOnFileAddressLine3Max = 40;

export const addressOnFileCityMax = 40;

export const addressOnFileStateRegExp = new RegExp('^[A-Z]{2}$');
export const addressOnFileCountryMax = 60;

export const addressOnFileAddressTypeMax = 20;

export const AddressOnFile = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "addressLine1": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressOnFileAddressLine1Max))),
  "addressLine2": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressOnFileAddressLine2Max))),
  "addressLine3": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressOnFileAddressLine3Max))),
  "city": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressOnFileCityMax))),
  "province": /*#__PURE__*/ zod.optional(Province),
  "postalCode": /*#__PURE__*/ zod.optional(PostalCodeCa),
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(addressOnFileStateRegExp))),
  "zipCode": /*#__PURE__*/ zod.optional(ZipCode),
  "country": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressOnFileCountryMax))),
  "addressType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressOnFileAddressTypeMax)))
}));

export type AddressOnFile = zod.input<typeof AddressOnFile>;
export type AddressOnFileOutput = zod.output<typeof AddressOnFile>;

export const PhoneNanpRegExp = new RegExp('^[2-9]\\d{9}$');

export const PhoneNanp = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(PhoneNanpRegExp)));

export type PhoneNanp = zod.input<typeof PhoneNanp>;
export type PhoneNanpOutput = zod.output<typeof PhoneNanp>;

export const contactInfoDetailsIdMax = 255;

export const contactInfoDetailsPhoneMax = 20;

export const ContactInfoDetails = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contactInfoDetailsIdMax))),
  "address": AddressOnFile,
  "phoneNumber": /*#__PURE__*/ zod.optional(PhoneNanp),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contactInfoDetailsPhoneMax)))
}));

export type ContactInfoDetails = zod.input<typeof ContactInfoDetails>;
export type ContactInfoDetailsOutput = zod.output<typeof ContactInfoDetails>;

export const addressAddressLine1Max = 40;

export const addressAddressLine2Max = 40;

export const addressAddressLine3Max = 40;

export const addressCityMax = 40;

export const addressStateRegExp = new RegExp('^[A-Z]{2}$');
export const addressCountryRegExp = new RegExp('^[A-Z]{2}$');
export const addressAddressTypeMax = 20;

export const Address = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "addressLine1": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressAddressLine1Max)),
  "addressLine2": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressAddressLine2Max))),
  "addressLine3": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressAddressLine3Max))),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressCityMax)),
  "province": /*#__PURE__*/ zod.optional(Province),
  "postalCode": /*#__PURE__*/ zod.optional(PostalCodeCa),
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(addressStateRegExp))),
  "zipCode": /*#__PURE__*/ zod.optional(ZipCode),
  "country": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(addressCountryRegExp)),
  "addressType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressAddressTypeMax)))
}));

export type Address = zod.input<typeof Address>;
export type AddressOutput = zod.output<typeof Address>;

export const ContactInfoRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.strictObject({
  "address": Address,
  "phoneNumber": PhoneNanp
}));

export type ContactInfoRequest = zod.input<typeof ContactInfoRequest>;
export type ContactInfoRequestOutput = zod.output<typeof ContactInfoRequest>;

export const participantFirstNameMax = 60;

export const participantLastNameMax = 60;

export const Participant = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "participantId": ParticipantId,
  "certificateId": /*#__PURE__*/ zod.optional(PlanNumber),
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(participantFirstNameMax)),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(participantLastNameMax)),
  "isCardholder": /*#__PURE__*/ zod.boolean(),
  "terminationDate": /*#__PURE__*/ zod.optional(Date8),
  "active": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "medicalExclusion": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "privacyConsent": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "dateOfBirth": /*#__PURE__*/ zod.optional(Date8)
}));

export type Participant = zod.input<typeof Participant>;
export type ParticipantOutput = zod.output<typeof Participant>;

export const TransitRegExp = new RegExp('^\\d{5}$');

export const Transit = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(TransitRegExp)));

export type Transit = zod.input<typeof Transit>;
export type TransitOutput = zod.output<typeof Transit>;

export const InstitutionRegExp = new RegExp('^\\d{3}$');

export const Institution = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(InstitutionRegExp)));

export type Institution = zod.input<typeof Institution>;
export type InstitutionOutput = zod.output<typeof Institution>;

export const AccountNumberRegExp = new RegExp('^\\d{7,12}$');

export const AccountNumber = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(AccountNumberRegExp)));

export type AccountNumber = zod.input<typeof AccountNumber>;
export type AccountNumberOutput = zod.output<typeof AccountNumber>;

export const BankingDetails = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "branch": Transit,
  "bank": Institution,
  "account": AccountNumber
}));

export type BankingDetails = zod.input<typeof BankingDetails>;
export type BankingDetailsOutput = zod.output<typeof BankingDetails>;

export const PreferredLanguageRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.strictObject({
  "preferredLanguage": PreferredLanguage
}));

export type PreferredLanguageRequest = zod.input<typeof PreferredLanguageRequest>;
export type PreferredLanguageRequestOutput = zod.output<typeof PreferredLanguageRequest>;

export const PreferredLanguageChoice = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "preferredLanguage": PreferredLanguage
}));

export type PreferredLanguageChoice = zod.input<typeof PreferredLanguageChoice>;
export type PreferredLanguageChoiceOutput = zod.output<typeof PreferredLanguageChoice>;

export const NotificationPreferencesVersionMax = 40;

export const NotificationPreferencesVersion = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(NotificationPreferencesVersionMax)));

export type NotificationPreferencesVersion = zod.input<typeof NotificationPreferencesVersion>;
export type NotificationPreferencesVersionOutput = zod.output<typeof NotificationPreferencesVersion>;

export const WantsClaimDecided = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.boolean());

export type WantsClaimDecided = zod.input<typeof WantsClaimDecided>;
export type WantsClaimDecidedOutput = zod.output<typeof WantsClaimDecided>;

export const WantsClaimPaid = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.boolean());

export type WantsClaimPaid = zod.input<typeof WantsClaimPaid>;
export type WantsClaimPaidOutput = zod.output<typeof WantsClaimPaid>;

export const WantsDocumentNeeded = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.boolean());

export type WantsDocumentNeeded = zod.input<typeof WantsDocumentNeeded>;
export type WantsDocumentNeededOutput = zod.output<typeof WantsDocumentNeeded>;

export const WantsMoneyExpiring = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.boolean());

export type WantsMoneyExpiring = zod.input<typeof WantsMoneyExpiring>;
export type WantsMoneyExpiringOutput = zod.output<typeof WantsMoneyExpiring>;

export const WantsCoveredAgain = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.boolean());

export type WantsCoveredAgain = zod.input<typeof WantsCoveredAgain>;
export type WantsCoveredAgainOutput = zod.output<typeof WantsCoveredAgain>;

export const NotificationPreferences = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "version": NotificationPreferencesVersion,
  "claimDecided": WantsClaimDecided,
  "claimPaid": WantsClaimPaid,
  "documentNeeded": WantsDocumentNeeded,
  "moneyExpiring": WantsMoneyExpiring,
  "coveredAgain": WantsCoveredAgain
}));

export type NotificationPreferences = zod.input<typeof NotificationPreferences>;
export type NotificationPreferencesOutput = zod.output<typeof NotificationPreferences>;

export const NotificationPreferencesRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.strictObject({
  "basedOn": NotificationPreferencesVersion,
  "claimDecided": WantsClaimDecided,
  "claimPaid": WantsClaimPaid,
  "documentNeeded": WantsDocumentNeeded,
  "moneyExpiring": WantsMoneyExpiring,
  "coveredAgain": WantsCoveredAgain
}));

export type NotificationPreferencesRequest = zod.input<typeof NotificationPreferencesRequest>;
export type NotificationPreferencesRequestOutput = zod.output<typeof NotificationPreferencesRequest>;

export const NotificationIdMax = 40;

export const NotificationIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');

export const NotificationId = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(NotificationIdMax)).check(/*#__PURE__*/ zod.regex(NotificationIdRegExp)));

export type NotificationId = zod.input<typeof NotificationId>;
export type NotificationIdOutput = zod.output<typeof NotificationId>;

export const NotificationKind = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.enum(['claimDecided', 'claimPaid', 'documentNeeded', 'moneyExpiring', 'coveredAgain']));

export type NotificationKind = zod.input<typeof NotificationKind>;
export type NotificationKindOutput = zod.output<typeof NotificationKind>;

export const MoneyMax = 16;

export const MoneyRegExp = new RegExp('^-?\\d+\\.\\d{2}$');

export const Money = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(MoneyMax)).check(/*#__PURE__*/ zod.regex(MoneyRegExp)));

export type Money = zod.input<typeof Money>;
export type MoneyOutput = zod.output<typeof Money>;

export const memberNotificationClaimIdMax = 40;

export const memberNotificationPaymentIdMax = 40;

export const MemberNotification = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "notificationId": NotificationId,
  "kind": NotificationKind,
  "date": Date8,
  "isNew": /*#__PURE__*/ zod.boolean(),
  "claimId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(memberNotificationClaimIdMax))),
  "claimLineNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "paymentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(memberNotificationPaymentIdMax))),
  "paymentAmount": /*#__PURE__*/ zod.optional(Money)
}));

export type MemberNotification = zod.input<typeof MemberNotification>;
export type MemberNotificationOutput = zod.output<typeof MemberNotification>;

export const notificationsReadRequestNotificationIdsMax = 200;

export const NotificationsReadRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.strictObject({
  "notificationIds": /*#__PURE__*/ zod.array(NotificationId).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(notificationsReadRequestNotificationIdsMax))
}));

export type NotificationsReadRequest = zod.input<typeof NotificationsReadRequest>;
export type NotificationsReadRequestOutput = zod.output<typeof NotificationsReadRequest>;

export const EmailMin = 3;
export const EmailMax = 255;

export const Email = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.minLength(EmailMin)).check(/*#__PURE__*/ zod.maxLength(EmailMax)));

export type Email = zod.input<typeof Email>;
export type EmailOutput = zod.output<typeof Email>;

export const EmailRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.strictObject({
  "email": Email
}));

export type EmailRequest = zod.input<typeof EmailRequest>;
export type EmailRequestOutput = zod.output<typeof EmailRequest>;

export const securityPolicyBrandMax = 10;

export const securityPolicyStatusMax = 20;

export const securityPolicySuspendedDefault = false;
export const securityPolicyDemoDefault = false;
export const securityPolicyFormsDefault = false;
export const securityPolicyBankingDefault = false;
export const securityPolicyUpdateBankingDefault = false;
export const securityPolicyMemberProfileDefault = false;
export const securityPolicyUpdateMemberProfileDefault = false;
export const securityPolicySubmitClaimDefault = false;
export const securityPolicyEasyHsaDefault = false;
export const securityPolicyAutoHSADefault = false;
export const securityPolicyAnalyticsDefault = false;
export const securityPolicyBenefitUsageDefault = false;
export const securityPolicyCoverageDefault = false;
export const securityPolicyStatementsDefault = false;
export const securityPolicyRtaDefault = false;
export const securityPolicyDrugAdherenceDefault = false;
export const securityPolicySuppressCoverageDefault = false;
export const securityPolicyFilterOnKeywordsDefault = false;
export const securityPolicyMedicalExclusionDefault = false;
export const securityPolicyClaimTrackerDefault = false;
export const securityPolicyStoreFrontDefault = false;
export const securityPolicyBeneficiaryDefault = false;
export const securityPolicyPremiumsDefault = false;
export const securityPolicyPremiumPaymentDefault = false;
export const securityPolicyMaaxClaimsDefault = false;

export const SecurityPolicy = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "brand": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(securityPolicyBrandMax))),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(securityPolicyStatusMax))),
  "suspended": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), securityPolicySuspendedDefault),
  "demo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), securityPolicyDemoDefault),
  "forms": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), securityPolicyFormsDefault),
  "banking": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), securityPolicyBankingDefault),
  "updateBanking": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), securityPolicyUpdateBankingDefault),
  "memberProfile": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), securityPolicyMemberProfileDefault),
  "updateMemberProfile": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), securityPolicyUpdateMemberProfileDefault),
  "submitClaim": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), securityPolicySubmitClaimDefault),
  "easyHsa": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), securityPolicyEasyHsaDefault),
  "autoHSA": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), securityPolicyAutoHSADefault),
  "analytics": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), securityPolicyAnalyticsDefault),
  "benefitUsage": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), securityPolicyBenefitUsageDefault),
  "coverage": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), securityPolicyCoverageDefault),
  "statements": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), securityPolicyStatementsDefault),
  "rta": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), securityPolicyRtaDefault),
  "drugAdherence": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), securityPolicyDrugAdherenceDefault),
  "suppressCoverage": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), securityPolicySuppressCoverageDefault),
  "filterOnKeywords": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), securityPolicyFilterOnKeywordsDefault),
  "medicalExclusion": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), securityPolicyMedicalExclusionDefault),
  "claimTracker": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), securityPolicyClaimTrackerDefault),
  "storeFront": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), securityPolicyStoreFrontDefault),
  "beneficiary": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), securityPolicyBeneficiaryDefault),
  "premiums": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), securityPolicyPremiumsDefault),
  "premiumPayment": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), securityPolicyPremiumPaymentDefault),
  "maaxClaims": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), securityPolicyMaaxClaimsDefault)
}));

export type SecurityPolicy = zod.input<typeof SecurityPolicy>;
export type SecurityPolicyOutput = zod.output<typeof SecurityPolicy>;

export const Locale = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.enum(['en', 'fr']));

export type Locale = zod.input<typeof Locale>;
export type LocaleOutput = zod.output<typeof Locale>;

export const formLinkFormTypeMax = 10;

export const formLinkUrlMax = 2048;

export const formLinkUrlRegExp = new RegExp('^https?:/');
export const formLinkTitleMax = 200;

export const FormLink = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "formType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formLinkFormTypeMax)),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formLinkUrlMax)).check(/*#__PURE__*/ zod.regex(formLinkUrlRegExp)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formLinkTitleMax))
}));

export type FormLink = zod.input<typeof FormLink>;
export type FormLinkOutput = zod.output<typeof FormLink>;

export const ClaimTermsUrlMax = 2048;

export const ClaimTermsUrl = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ClaimTermsUrlMax))));

export type ClaimTermsUrl = zod.input<typeof ClaimTermsUrl>;
export type ClaimTermsUrlOutput = zod.output<typeof ClaimTermsUrl>;

export const ResourceUrls = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "json_claimTermsUrl": /*#__PURE__*/ zod.optional(ClaimTermsUrl)
}));

export type ResourceUrls = zod.input<typeof ResourceUrls>;
export type ResourceUrlsOutput = zod.output<typeof ResourceUrls>;

export const contactUsRequestMessageMax = 2000;

export const contactUsRequestMessageRegExp = new RegExp('\\S');

export const ContactUsRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.strictObject({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contactUsRequestMessageMax)).check(/*#__PURE__*/ zod.regex(contactUsRequestMessageRegExp))
}));

export type ContactUsRequest = zod.input<typeof ContactUsRequest>;
export type ContactUsRequestOutput = zod.output<typeof ContactUsRequest>;

export const CardRecipient = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.strictObject({
  "email": Email
}));

export type CardRecipient = zod.input<typeof CardRecipient>;
export type CardRecipientOutput = zod.output<typeof CardRecipient>;

export const ShareCardRequestMax = 5;

export const ShareCardRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(CardRecipient).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ShareCardRequestMax)));

export type ShareCardRequest = zod.input<typeof ShareCardRequest>;
export type ShareCardRequestOutput = zod.output<typeof ShareCardRequest>;

export const cardPersonNameMax = 120;

export const CardPerson = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "idNumber": PlanNumber,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cardPersonNameMax))
}));

export type CardPerson = zod.input<typeof CardPerson>;
export type CardPersonOutput = zod.output<typeof CardPerson>;

export const memberCardDetailsCardholderMax = 120;

export const memberCardDetailsOthersOnPlanListMax = 50;

export const MemberCardDetails = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "cardholder": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(memberCardDetailsCardholderMax)),
  "customerServiceNumber": PhoneNanp,
  "othersOnPlanList": /*#__PURE__*/ zod.array(CardPerson).check(/*#__PURE__*/ zod.maxLength(memberCardDetailsOthersOnPlanListMax))
}));

export type MemberCardDetails = zod.input<typeof MemberCardDetails>;
export type MemberCardDetailsOutput = zod.output<typeof MemberCardDetails>;

export const CareIdMax = 1000000;

export const CareId = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(CareIdMax)));

export type CareId = zod.input<typeof CareId>;
export type CareIdOutput = zod.output<typeof CareId>;

export const CareImageMax = 500;

export const CareImageRegExp = new RegExp('^(https://|http://(localhost|127\\.0\\.0\\.1)(:\\d+)?/)');

export const CareImage = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(CareImageMax)).check(/*#__PURE__*/ zod.regex(CareImageRegExp)));

export type CareImage = zod.input<typeof CareImage>;
export type CareImageOutput = zod.output<typeof CareImage>;

export const careCategoryCategoryNameMax = 120;

export const careCategoryCategoryDescriptionMax = 1000;

export const careCategoryServicesMax = 200;

export const CareCategory = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": CareId,
  "categoryName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(careCategoryCategoryNameMax)),
  "categoryDescription": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(careCategoryCategoryDescriptionMax)),
  "categoryLogoLink": /*#__PURE__*/ zod.optional(CareImage),
  "services": /*#__PURE__*/ zod.array(CareId).check(/*#__PURE__*/ zod.maxLength(careCategoryServicesMax))
}));

export type CareCategory = zod.input<typeof CareCategory>;
export type CareCategoryOutput = zod.output<typeof CareCategory>;

export const FullDateRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}$');

export const FullDate = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(FullDateRegExp)));

export type FullDate = zod.input<typeof FullDate>;
export type FullDateOutput = zod.output<typeof FullDate>;

export const CareLinesMax = 30;

export const careLinesItemMax = 1000;

export const CareLines = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(careLinesItemMax))).check(/*#__PURE__*/ zod.maxLength(CareLinesMax)));

export type CareLines = zod.input<typeof CareLines>;
export type CareLinesOutput = zod.output<typeof CareLines>;

export const careParagraphNameMax = 200;

export const CareParagraph = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(careParagraphNameMax)),
  "descriptions": CareLines,
  "bullets": CareLines,
  "subBullets": CareLines,
  "strongTextDescriptions": CareLines
}));

export type CareParagraph = zod.input<typeof CareParagraph>;
export type CareParagraphOutput = zod.output<typeof CareParagraph>;

export const careTableRowTitleMax = 200;

export const careTableRowTimePeriodMax = 200;

export const careTableRowDetailsMax = 500;

export const careTableRowCostMax = 100;

export const careTableRowNoteMax = 500;

export const CareTableRow = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(careTableRowTitleMax)),
  "timePeriod": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(careTableRowTimePeriodMax)),
  "details": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(careTableRowDetailsMax)),
  "cost": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(careTableRowCostMax)),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(careTableRowNoteMax)))
}));

export type CareTableRow = zod.input<typeof CareTableRow>;
export type CareTableRowOutput = zod.output<typeof CareTableRow>;

export const careTableTitleMax = 200;

export const careTableRowsMax = 50;

export const CareTable = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(careTableTitleMax)),
  "rows": /*#__PURE__*/ zod.array(CareTableRow).check(/*#__PURE__*/ zod.maxLength(careTableRowsMax))
}));

export type CareTable = zod.input<typeof CareTable>;
export type CareTableOutput = zod.output<typeof CareTable>;

export const careServiceContentLongVendorDescriptionMax = 2000;

export const careServiceContentParagraphsMax = 30;

export const careServiceContentTablesMax = 10;

export const CareServiceContent = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "longVendorDescription": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(careServiceContentLongVendorDescriptionMax)),
  "paragraphs": /*#__PURE__*/ zod.array(CareParagraph).check(/*#__PURE__*/ zod.maxLength(careServiceContentParagraphsMax)),
  "tables": /*#__PURE__*/ zod.array(CareTable).check(/*#__PURE__*/ zod.maxLength(careServiceContentTablesMax))
}));

export type CareServiceContent = zod.input<typeof CareServiceContent>;
export type CareServiceContentOutput = zod.output<typeof CareServiceContent>;

export const careServiceServiceNameMax = 120;

export const careServiceVendorNameMax = 120;

export const careServiceVendorCardDescriptionMax = 400;

export const careServiceShortVendorDescriptionMax = 400;

export const careServiceButtonTitleMax = 80;

export const careServiceButtonExternalLinkMax = 1000;

export const careServiceButtonExternalLinkRegExp = new RegExp('^https://\\S+$');
export const careServiceAnalyticsIdMax = 80;

export const CareService = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": CareId,
  "serviceName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(careServiceServiceNameMax)),
  "vendorName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(careServiceVendorNameMax)),
  "vendorCardDescription": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(careServiceVendorCardDescriptionMax)),
  "shortVendorDescription": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(careServiceShortVendorDescriptionMax)),
  "endDate": /*#__PURE__*/ zod.optional(FullDate),
  "logoLink": /*#__PURE__*/ zod.optional(CareImage),
  "darkLogoLink": /*#__PURE__*/ zod.optional(CareImage),
  "cardImageLink": /*#__PURE__*/ zod.optional(CareImage),
  "pageImageLink": /*#__PURE__*/ zod.optional(CareImage),
  "buttonTitle": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(careServiceButtonTitleMax)),
  "buttonExternalLink": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(careServiceButtonExternalLinkMax)).check(/*#__PURE__*/ zod.regex(careServiceButtonExternalLinkRegExp))),
  "isPinned": /*#__PURE__*/ zod.boolean(),
  "isDirectLink": /*#__PURE__*/ zod.boolean(),
  "analyticsId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(careServiceAnalyticsIdMax))),
  "content": CareServiceContent
}));

export type CareService = zod.input<typeof CareService>;
export type CareServiceOutput = zod.output<typeof CareService>;

export const connectedCareContentCategoriesMax = 50;

export const connectedCareContentServicesMax = 200;

export const ConnectedCareContent = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "categories": /*#__PURE__*/ zod.array(CareCategory).check(/*#__PURE__*/ zod.maxLength(connectedCareContentCategoriesMax)),
  "services": /*#__PURE__*/ zod.array(CareService).check(/*#__PURE__*/ zod.maxLength(connectedCareContentServicesMax))
}));

export type ConnectedCareContent = zod.input<typeof ConnectedCareContent>;
export type ConnectedCareContentOutput = zod.output<typeof ConnectedCareContent>;

export const connectedCareTokenJwtMin = 20;
export const connectedCareTokenJwtMax = 4096;

export const connectedCareTokenJwtRegExp = new RegExp('^[\\w-]+\\.[\\w-]+\\.[\\w-]+$');

export const ConnectedCareToken = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "jwt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(connectedCareTokenJwtMin)).check(/*#__PURE__*/ zod.maxLength(connectedCareTokenJwtMax)).check(/*#__PURE__*/ zod.regex(connectedCareTokenJwtRegExp))
}));

export type ConnectedCareToken = zod.input<typeof ConnectedCareToken>;
export type ConnectedCareTokenOutput = zod.output<typeof ConnectedCareToken>;

export const premiumTransactionTypeMax = 60;

export const PremiumTransaction = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "transactionDate": Date8,
  "type": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(premiumTransactionTypeMax)),
  "amount": Money
}));

export type PremiumTransaction = zod.input<typeof PremiumTransaction>;
export type PremiumTransactionOutput = zod.output<typeof PremiumTransaction>;

export const premiumsPremiumsMax = 2000;

export const Premiums = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "totalAmount": Money,
  "premiums": /*#__PURE__*/ zod.array(PremiumTransaction).check(/*#__PURE__*/ zod.maxLength(premiumsPremiumsMax))
}));

export type Premiums = zod.input<typeof Premiums>;
export type PremiumsOutput = zod.output<typeof Premiums>;

export const StatementIdMax = 40;

export const StatementIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');

export const StatementId = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(StatementIdMax)).check(/*#__PURE__*/ zod.regex(StatementIdRegExp)));

export type StatementId = zod.input<typeof StatementId>;
export type StatementIdOutput = zod.output<typeof StatementId>;

export const PremiumStatement = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "statementId": StatementId,
  "periodStart": Date8,
  "periodEnd": Date8,
  "amount": Money
}));

export type PremiumStatement = zod.input<typeof PremiumStatement>;
export type PremiumStatementOutput = zod.output<typeof PremiumStatement>;

export const PremiumPaymentType = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.enum(['PAD', 'CARD']));

export type PremiumPaymentType = zod.input<typeof PremiumPaymentType>;
export type PremiumPaymentTypeOutput = zod.output<typeof PremiumPaymentType>;

export const WithdrawalDayMax = 28;

export const WithdrawalDay = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(WithdrawalDayMax)));

export type WithdrawalDay = zod.input<typeof WithdrawalDay>;
export type WithdrawalDayOutput = zod.output<typeof WithdrawalDay>;

export const CardIdMax = 40;

export const CardIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');

export const CardId = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CardIdMax)).check(/*#__PURE__*/ zod.regex(CardIdRegExp)));

export type CardId = zod.input<typeof CardId>;
export type CardIdOutput = zod.output<typeof CardId>;

export const creditCardMaskedPanMax = 25;

export const creditCardMaskedPanRegExp = new RegExp('^\\D*\\d{4}$');
export const creditCardExpiryDateMax = 7;

export const creditCardExpiryDateRegExp = new RegExp('^\\d{4}-(0[1-9]|1[0-2])$');

export const CreditCard = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "cardId": CardId,
  "maskedPan": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(creditCardMaskedPanMax)).check(/*#__PURE__*/ zod.regex(creditCardMaskedPanRegExp)),
  "expiryDate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(creditCardExpiryDateMax)).check(/*#__PURE__*/ zod.regex(creditCardExpiryDateRegExp))
}));

export type CreditCard = zod.input<typeof CreditCard>;
export type CreditCardOutput = zod.output<typeof CreditCard>;

export const PremiumPaymentMethod = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "type": PremiumPaymentType,
  "branch": /*#__PURE__*/ zod.optional(Transit),
  "bank": /*#__PURE__*/ zod.optional(Institution),
  "account": /*#__PURE__*/ zod.optional(AccountNumber),
  "withdrawalDay": /*#__PURE__*/ zod.optional(WithdrawalDay),
  "card": /*#__PURE__*/ zod.optional(CreditCard)
}));

export type PremiumPaymentMethod = zod.input<typeof PremiumPaymentMethod>;
export type PremiumPaymentMethodOutput = zod.output<typeof PremiumPaymentMethod>;

export const PremiumPaymentMethodRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.strictObject({
  "type": PremiumPaymentType,
  "branch": /*#__PURE__*/ zod.optional(Transit),
  "bank": /*#__PURE__*/ zod.optional(Institution),
  "account": /*#__PURE__*/ zod.optional(AccountNumber),
  "withdrawalDay": /*#__PURE__*/ zod.optional(WithdrawalDay),
  "cardId": /*#__PURE__*/ zod.optional(CardId)
}));

export type PremiumPaymentMethodRequest = zod.input<typeof PremiumPaymentMethodRequest>;
export type PremiumPaymentMethodRequestOutput = zod.output<typeof PremiumPaymentMethodRequest>;

export const PaymentAmountMax = 7;

export const PaymentAmountRegExp = new RegExp('^[1-9]\\d{0,3}\\.\\d{2}$');

export const PaymentAmount = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(PaymentAmountMax)).check(/*#__PURE__*/ zod.regex(PaymentAmountRegExp)));

export type PaymentAmount = zod.input<typeof PaymentAmount>;
export type PaymentAmountOutput = zod.output<typeof PaymentAmount>;

export const CardSessionIdMax = 64;

export const CardSessionIdRegExp = new RegExp('^[A-Za-z0-9-]{1,64}$');

export const CardSessionId = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CardSessionIdMax)).check(/*#__PURE__*/ zod.regex(CardSessionIdRegExp)));

export type CardSessionId = zod.input<typeof CardSessionId>;
export type CardSessionIdOutput = zod.output<typeof CardSessionId>;

export const PremiumPaymentRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.strictObject({
  "amount": PaymentAmount,
  "cardId": /*#__PURE__*/ zod.optional(CardId),
  "sessionId": /*#__PURE__*/ zod.optional(CardSessionId)
}));

export type PremiumPaymentRequest = zod.input<typeof PremiumPaymentRequest>;
export type PremiumPaymentRequestOutput = zod.output<typeof PremiumPaymentRequest>;

export const premiumPaymentPaymentIdMax = 40;

export const premiumPaymentStatusMax = 20;

export const PremiumPayment = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "paymentId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(premiumPaymentPaymentIdMax)),
  "status": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(premiumPaymentStatusMax)),
  "amount": Money,
  "date": Date8
}));

export type PremiumPayment = zod.input<typeof PremiumPayment>;
export type PremiumPaymentOutput = zod.output<typeof PremiumPayment>;

export const cardPaymentSessionRequestReturnUrlMax = 2000;

export const cardPaymentSessionRequestReturnUrlRegExp = new RegExp('^(https://[A-Za-z0-9.-]+|http://(localhost|127\\.0\\.0\\.1))(:\\d{1,5})?/[A-Za-z0-9._~/?=&%-]*$');

export const CardPaymentSessionRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.strictObject({
  "amount": PaymentAmount,
  "locale": Locale,
  "returnUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cardPaymentSessionRequestReturnUrlMax)).check(/*#__PURE__*/ zod.regex(cardPaymentSessionRequestReturnUrlRegExp))
}));

export type CardPaymentSessionRequest = zod.input<typeof CardPaymentSessionRequest>;
export type CardPaymentSessionRequestOutput = zod.output<typeof CardPaymentSessionRequest>;

export const cardPaymentSessionRedirectUrlMax = 2000;

export const cardPaymentSessionRedirectUrlRegExp = new RegExp('^(https://|http://(localhost|127\\.0\\.0\\.1)[:/])');

export const CardPaymentSession = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "sessionId": CardSessionId,
  "redirectUrl": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(cardPaymentSessionRedirectUrlMax)).check(/*#__PURE__*/ zod.regex(cardPaymentSessionRedirectUrlRegExp))
}));

export type CardPaymentSession = zod.input<typeof CardPaymentSession>;
export type CardPaymentSessionOutput = zod.output<typeof CardPaymentSession>;

export const LinkTokenMax = 2048;

export const LinkToken = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(LinkTokenMax)));

export type LinkToken = zod.input<typeof LinkToken>;
export type LinkTokenOutput = zod.output<typeof LinkToken>;

export const publicResourceUrlsBrandMax = 10;

export const publicResourceUrlsLanguageMax = 10;

export const publicResourceUrlsContactUrlMax = 2048;

export const publicResourceUrlsContactUrlRegExp = new RegExp('^https:/');
export const publicResourceUrlsPrivacyUrlMax = 2048;

export const publicResourceUrlsPrivacyUrlRegExp = new RegExp('^https:/');

export const PublicResourceUrls = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "json_claimTermsUrl": /*#__PURE__*/ zod.optional(ClaimTermsUrl),
  "brand": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(publicResourceUrlsBrandMax))),
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(publicResourceUrlsLanguageMax))),
  "contactUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(publicResourceUrlsContactUrlMax)).check(/*#__PURE__*/ zod.regex(publicResourceUrlsContactUrlRegExp))),
  "privacyUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(publicResourceUrlsPrivacyUrlMax)).check(/*#__PURE__*/ zod.regex(publicResourceUrlsPrivacyUrlRegExp)))
}));

export type PublicResourceUrls = zod.input<typeof PublicResourceUrls>;
export type PublicResourceUrlsOutput = zod.output<typeof PublicResourceUrls>;

export const digitalTokenValuesLanguageMax = 10;

export const digitalTokenValuesBrandMax = 10;

export const digitalTokenValuesEmailMax = 255;

export const DigitalTokenValues = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "emailExpired": /*#__PURE__*/ zod.boolean(),
  "emailVerified": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "emailLocked": /*#__PURE__*/ zod.boolean(),
  "alreadyRegistered": /*#__PURE__*/ zod.boolean(),
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(digitalTokenValuesLanguageMax))),
  "brand": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(digitalTokenValuesBrandMax))),
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(digitalTokenValuesEmailMax)))
}));

export type DigitalTokenValues = zod.input<typeof DigitalTokenValues>;
export type DigitalTokenValuesOutput = zod.output<typeof DigitalTokenValues>;

export const DigitalExpiry = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "emailExpired": /*#__PURE__*/ zod.boolean()
}));

export type DigitalExpiry = zod.input<typeof DigitalExpiry>;
export type DigitalExpiryOutput = zod.output<typeof DigitalExpiry>;

export const DigitalMemberCheck = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "valid": /*#__PURE__*/ zod.boolean()
}));

export type DigitalMemberCheck = zod.input<typeof DigitalMemberCheck>;
export type DigitalMemberCheckOutput = zod.output<typeof DigitalMemberCheck>;

export const PercentMin = 0;
export const PercentMax = 100;

export const Percent = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(PercentMin)).check(/*#__PURE__*/ zod.lte(PercentMax)));

export type Percent = zod.input<typeof Percent>;
export type PercentOutput = zod.output<typeof Percent>;

export const benefitLimitDescriptionMax = 120;

export const BenefitLimit = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "participantId": ParticipantId,
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitLimitDescriptionMax)),
  "coinsurancePercent": /*#__PURE__*/ zod.optional(Percent),
  "maximum": Money,
  "used": Money,
  "remaining": Money,
  "from": Date8,
  "to": Date8,
  "asOf": Date8
}));

export type BenefitLimit = zod.input<typeof BenefitLimit>;
export type BenefitLimitOutput = zod.output<typeof BenefitLimit>;

export const benefitSummaryKeyMax = 30;

export const benefitSummaryCategoryMax = 10;

export const benefitSummaryDescriptionMax = 120;

export const benefitSummaryLimitsMax = 1000;

export const BenefitSummary = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitSummaryKeyMax)),
  "category": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitSummaryCategoryMax))),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitSummaryDescriptionMax)),
  "limits": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(BenefitLimit).check(/*#__PURE__*/ zod.maxLength(benefitSummaryLimitsMax)))
}));

export type BenefitSummary = zod.input<typeof BenefitSummary>;
export type BenefitSummaryOutput = zod.output<typeof BenefitSummary>;

export const Deductible = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "participantId": ParticipantId,
  "amount": Money,
  "met": Money
}));

export type Deductible = zod.input<typeof Deductible>;
export type DeductibleOutput = zod.output<typeof Deductible>;

export const benefitsResultBenefitsMax = 50;

export const benefitsResultDeductiblesMax = 50;

export const BenefitsResult = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "benefits": /*#__PURE__*/ zod.array(BenefitSummary).check(/*#__PURE__*/ zod.maxLength(benefitsResultBenefitsMax)),
  "deductibles": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Deductible).check(/*#__PURE__*/ zod.maxLength(benefitsResultDeductiblesMax)))
}));

export type BenefitsResult = zod.input<typeof BenefitsResult>;
export type BenefitsResultOutput = zod.output<typeof BenefitsResult>;

export const AccountBalance = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "balance": Money
}));

export type AccountBalance = zod.input<typeof AccountBalance>;
export type AccountBalanceOutput = zod.output<typeof AccountBalance>;

export const BenefitCodeMax = 20;

export const BenefitCodeRegExp = new RegExp('^[A-Za-z0-9-]+$');

export const BenefitCode = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(BenefitCodeMax)).check(/*#__PURE__*/ zod.regex(BenefitCodeRegExp)));

export type BenefitCode = zod.input<typeof BenefitCode>;
export type BenefitCodeOutput = zod.output<typeof BenefitCode>;

export const familyBenefitShortDescMax = 200;

export const FamilyBenefit = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "benefitCode": BenefitCode,
  "shortDesc": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(familyBenefitShortDescMax))
}));

export type FamilyBenefit = zod.input<typeof FamilyBenefit>;
export type FamilyBenefitOutput = zod.output<typeof FamilyBenefit>;

export const benefitFamilyShortDescMax = 200;

export const benefitFamilyBenefitsMax = 60;

export const BenefitFamily = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "shortDesc": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitFamilyShortDescMax)),
  "benefits": /*#__PURE__*/ zod.array(FamilyBenefit).check(/*#__PURE__*/ zod.maxLength(benefitFamilyBenefitsMax))
}));

export type BenefitFamily = zod.input<typeof BenefitFamily>;
export type BenefitFamilyOutput = zod.output<typeof BenefitFamily>;

export const benefitFamilyGroupBenFamiliesMax = 60;

export const BenefitFamilyGroup = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "benFamilies": /*#__PURE__*/ zod.array(BenefitFamily).check(/*#__PURE__*/ zod.maxLength(benefitFamilyGroupBenFamiliesMax))
}));

export type BenefitFamilyGroup = zod.input<typeof BenefitFamilyGroup>;
export type BenefitFamilyGroupOutput = zod.output<typeof BenefitFamilyGroup>;

export const BenefitFamiliesResult = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.object({
  "01": BenefitFamilyGroup
})
}));

export type BenefitFamiliesResult = zod.input<typeof BenefitFamiliesResult>;
export type BenefitFamiliesResultOutput = zod.output<typeof BenefitFamiliesResult>;

export const AgreementType = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.enum(['DENTAL_PRICING', 'HEALTH_PRICING', 'COINSURANCE', 'FISCAL_MAXIMUM', 'BENEFIT_MAXIMUM']));

export type AgreementType = zod.input<typeof AgreementType>;
export type AgreementTypeOutput = zod.output<typeof AgreementType>;

export const provisionDescriptionMax = 600;

export const Provision = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(provisionDescriptionMax)),
  "agreementType": /*#__PURE__*/ zod.optional(AgreementType)
}));

export type Provision = zod.input<typeof Provision>;
export type ProvisionOutput = zod.output<typeof Provision>;

export const ProvisionsMax = 40;

export const Provisions = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(Provision).check(/*#__PURE__*/ zod.maxLength(ProvisionsMax)));

export type Provisions = zod.input<typeof Provisions>;
export type ProvisionsOutput = zod.output<typeof Provisions>;

export const healthCareProductShortDescriptionMax = 200;

export const healthCareProductLongDescriptionMax = 2000;

export const HealthCareProduct = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "shortDescription": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthCareProductShortDescriptionMax)),
  "longDescription": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthCareProductLongDescriptionMax))),
  "provisions": Provisions,
  "eligibility": /*#__PURE__*/ zod.optional(Provisions),
  "claimRequirements": Provisions
}));

export type HealthCareProduct = zod.input<typeof HealthCareProduct>;
export type HealthCareProductOutput = zod.output<typeof HealthCareProduct>;

export const ProvisionMap = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "healthCareProductsMap": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), HealthCareProduct),
  "overallProvisions": Provisions
}));

export type ProvisionMap = zod.input<typeof ProvisionMap>;
export type ProvisionMapOutput = zod.output<typeof ProvisionMap>;

export const coveredServiceDescriptionMax = 200;

export const CoveredService = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": BenefitCode,
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(coveredServiceDescriptionMax)))
}));

export type CoveredService = zod.input<typeof CoveredService>;
export type CoveredServiceOutput = zod.output<typeof CoveredService>;

export const benefitSubcategoryDescriptionMax = 200;

export const benefitSubcategoryServicesMax = 100;

export const BenefitSubcategory = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitSubcategoryDescriptionMax)),
  "services": /*#__PURE__*/ zod.array(CoveredService).check(/*#__PURE__*/ zod.maxLength(benefitSubcategoryServicesMax))
}));

export type BenefitSubcategory = zod.input<typeof BenefitSubcategory>;
export type BenefitSubcategoryOutput = zod.output<typeof BenefitSubcategory>;

export const benefitCategoryGroupMax = 30;

export const benefitCategoryGroupRegExp = new RegExp('^[a-z-]+$');
export const benefitCategoryDescriptionMax = 200;

export const benefitCategorySubcategoriesDefault = [];
export const benefitCategorySubcategoriesMax = 60;

export const BenefitCategory = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "group": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitCategoryGroupMax)).check(/*#__PURE__*/ zod.regex(benefitCategoryGroupRegExp))),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitCategoryDescriptionMax)),
  "subcategories": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(BenefitSubcategory).check(/*#__PURE__*/ zod.maxLength(benefitCategorySubcategoriesMax)), benefitCategorySubcategoriesDefault)
}));

export type BenefitCategory = zod.input<typeof BenefitCategory>;
export type BenefitCategoryOutput = zod.output<typeof BenefitCategory>;

export const benefitPlaceCategoryDescriptionMax = 200;

export const benefitPlaceSubcategoryDescriptionMax = 200;

export const BenefitPlace = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "categoryDescription": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitPlaceCategoryDescriptionMax)),
  "subcategoryDescription": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitPlaceSubcategoryDescriptionMax))
}));

export type BenefitPlace = zod.input<typeof BenefitPlace>;
export type BenefitPlaceOutput = zod.output<typeof BenefitPlace>;

export const ServiceMaximum = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "coinsurancePercent": /*#__PURE__*/ zod.optional(Percent),
  "perVisit": /*#__PURE__*/ zod.optional(Money),
  "perYear": /*#__PURE__*/ zod.optional(Money),
  "remaining": /*#__PURE__*/ zod.optional(Money),
  "deductibleRemaining": /*#__PURE__*/ zod.optional(Money)
}));

export type ServiceMaximum = zod.input<typeof ServiceMaximum>;
export type ServiceMaximumOutput = zod.output<typeof ServiceMaximum>;

export const ClaimTypeCodeMax = 9;

export const ClaimTypeCodeRegExp = new RegExp('^XX-[A-Z]{2,6}$');

export const ClaimTypeCode = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ClaimTypeCodeMax)).check(/*#__PURE__*/ zod.regex(ClaimTypeCodeRegExp)));

export type ClaimTypeCode = zod.input<typeof ClaimTypeCode>;
export type ClaimTypeCodeOutput = zod.output<typeof ClaimTypeCode>;

export const coveredServiceDetailsHeadingMax = 200;

export const coveredServiceDetailsDescriptionMax = 2000;

export const coveredServiceDetailsBenefitCategoryDescriptionMax = 200;

export const coveredServiceDetailsBenefitSubcategoryDescriptionMax = 200;

export const coveredServiceDetailsMaximumCoinsurancePercentMin = 0;
export const coveredServiceDetailsMaximumCoinsurancePercentMax = 100;

export const coveredServiceDetailsMaximumPerVisitMax = 16;

export const coveredServiceDetailsMaximumPerVisitRegExp = new RegExp('^-?\\d+\\.\\d{2}$');
export const coveredServiceDetailsMaximumPerYearMax = 16;

export const coveredServiceDetailsMaximumPerYearRegExp = new RegExp('^-?\\d+\\.\\d{2}$');
export const coveredServiceDetailsMaximumRemainingMax = 16;

export const coveredServiceDetailsMaximumRemainingRegExp = new RegExp('^-?\\d+\\.\\d{2}$');
export const coveredServiceDetailsMaximumDeductibleRemainingMax = 16;

export const coveredServiceDetailsMaximumDeductibleRemainingRegExp = new RegExp('^-?\\d+\\.\\d{2}$');
export const coveredServiceDetailsClaimTypeMax = 9;

export const coveredServiceDetailsClaimTypeRegExp = new RegExp('^XX-[A-Z]{2,6}$');
export const coveredServiceDetailsProviderTypeMax = 20;

export const coveredServiceDetailsRelatedServicesMax = 100;

export const CoveredServiceDetails = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": BenefitCode,
  "heading": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(coveredServiceDetailsHeadingMax)),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(coveredServiceDetailsDescriptionMax))),
  "provisions": Provisions,
  "eligibility": Provisions,
  "claimRequirements": Provisions,
  "benefit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "categoryDescription": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(coveredServiceDetailsBenefitCategoryDescriptionMax)),
  "subcategoryDescription": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(coveredServiceDetailsBenefitSubcategoryDescriptionMax))
})),
  "maximum": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "coinsurancePercent": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(coveredServiceDetailsMaximumCoinsurancePercentMin)).check(/*#__PURE__*/ zod.lte(coveredServiceDetailsMaximumCoinsurancePercentMax))),
  "perVisit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(coveredServiceDetailsMaximumPerVisitMax)).check(/*#__PURE__*/ zod.regex(coveredServiceDetailsMaximumPerVisitRegExp))),
  "perYear": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(coveredServiceDetailsMaximumPerYearMax)).check(/*#__PURE__*/ zod.regex(coveredServiceDetailsMaximumPerYearRegExp))),
  "remaining": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(coveredServiceDetailsMaximumRemainingMax)).check(/*#__PURE__*/ zod.regex(coveredServiceDetailsMaximumRemainingRegExp))),
  "deductibleRemaining": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(coveredServiceDetailsMaximumDeductibleRemainingMax)).check(/*#__PURE__*/ zod.regex(coveredServiceDetailsMaximumDeductibleRemainingRegExp)))
})),
  "claimType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(coveredServiceDetailsClaimTypeMax)).check(/*#__PURE__*/ zod.regex(coveredServiceDetailsClaimTypeRegExp))),
  "providerType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(coveredServiceDetailsProviderTypeMax))),
  "relatedServices": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(CoveredService).check(/*#__PURE__*/ zod.maxLength(coveredServiceDetailsRelatedServicesMax)))
}));

export type CoveredServiceDetails = zod.input<typeof CoveredServiceDetails>;
export type CoveredServiceDetailsOutput = zod.output<typeof CoveredServiceDetails>;

export const hospitalBenefitDetailsHeadingMax = 200;

export const hospitalBenefitDetailsDescriptionMax = 2000;

export const HospitalBenefitDetails = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "heading": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(hospitalBenefitDetailsHeadingMax))),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(hospitalBenefitDetailsDescriptionMax))),
  "provisions": /*#__PURE__*/ zod.optional(Provisions),
  "eligibility": /*#__PURE__*/ zod.optional(Provisions),
  "claimRequirements": /*#__PURE__*/ zod.optional(Provisions)
}));

export type HospitalBenefitDetails = zod.input<typeof HospitalBenefitDetails>;
export type HospitalBenefitDetailsOutput = zod.output<typeof HospitalBenefitDetails>;

export const SuppressedHospitalBenefit = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "benefitCode": BenefitCode,
  "benefitDetails": HospitalBenefitDetails
}));

export type SuppressedHospitalBenefit = zod.input<typeof SuppressedHospitalBenefit>;
export type SuppressedHospitalBenefitOutput = zod.output<typeof SuppressedHospitalBenefit>;

export const suppressedHospitalResultBenefitsMax = 60;

export const SuppressedHospitalResult = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "benefits": /*#__PURE__*/ zod.array(SuppressedHospitalBenefit).check(/*#__PURE__*/ zod.maxLength(suppressedHospitalResultBenefitsMax))
}));

export type SuppressedHospitalResult = zod.input<typeof SuppressedHospitalResult>;
export type SuppressedHospitalResultOutput = zod.output<typeof SuppressedHospitalResult>;

export const benefitsDescriptionsBenefitsDescriptionsItemMax = 1000;

export const benefitsDescriptionsBenefitsDescriptionsMax = 60;

export const BenefitsDescriptions = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "benefitsDescriptions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(benefitsDescriptionsBenefitsDescriptionsItemMax))).check(/*#__PURE__*/ zod.maxLength(benefitsDescriptionsBenefitsDescriptionsMax))
}));

export type BenefitsDescriptions = zod.input<typeof BenefitsDescriptions>;
export type BenefitsDescriptionsOutput = zod.output<typeof BenefitsDescriptions>;

export const DentalSpecialtyCodeRegExp = new RegExp('^[A-Z]{2}$');

export const DentalSpecialtyCode = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(DentalSpecialtyCodeRegExp)));

export type DentalSpecialtyCode = zod.input<typeof DentalSpecialtyCode>;
export type DentalSpecialtyCodeOutput = zod.output<typeof DentalSpecialtyCode>;

export const DentalCodesMax = 59;

export const DentalCodesRegExp = new RegExp('^\\d{5}(,\\d{5}){0,9}$');

export const DentalCodes = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(DentalCodesMax)).check(/*#__PURE__*/ zod.regex(DentalCodesRegExp)));

export type DentalCodes = zod.input<typeof DentalCodes>;
export type DentalCodesOutput = zod.output<typeof DentalCodes>;

export const dentalCoverageGroupShortDescriptionMax = 200;

export const dentalCoverageGroupLongDescriptionMax = 2000;

export const DentalCoverageGroup = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": BenefitCode,
  "shortDescription": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dentalCoverageGroupShortDescriptionMax)),
  "longDescription": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dentalCoverageGroupLongDescriptionMax))),
  "provisions": Provisions
}));

export type DentalCoverageGroup = zod.input<typeof DentalCoverageGroup>;
export type DentalCoverageGroupOutput = zod.output<typeof DentalCoverageGroup>;

export const DentalCoverageGroupsMax = 30;

export const DentalCoverageGroups = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(DentalCoverageGroup).check(/*#__PURE__*/ zod.maxLength(DentalCoverageGroupsMax)));

export type DentalCoverageGroups = zod.input<typeof DentalCoverageGroups>;
export type DentalCoverageGroupsOutput = zod.output<typeof DentalCoverageGroups>;

export const DentalCodeRegExp = new RegExp('^\\d{5}$');

export const DentalCode = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(DentalCodeRegExp)));

export type DentalCode = zod.input<typeof DentalCode>;
export type DentalCodeOutput = zod.output<typeof DentalCode>;

export const dentalServiceShortDescriptionMax = 200;

export const dentalServiceLongDescriptionMax = 2000;

export const DentalService = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": DentalCode,
  "shortDescription": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dentalServiceShortDescriptionMax)),
  "longDescription": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dentalServiceLongDescriptionMax))),
  "coverageCode": /*#__PURE__*/ zod.optional(BenefitCode),
  "specialty": /*#__PURE__*/ zod.optional(DentalSpecialtyCode),
  "province": /*#__PURE__*/ zod.optional(Province),
  "guideAmount": /*#__PURE__*/ zod.optional(Money),
  "coinsurancePercent": /*#__PURE__*/ zod.optional(Percent),
  "planAmount": /*#__PURE__*/ zod.optional(Money),
  "provisions": Provisions
}));

export type DentalService = zod.input<typeof DentalService>;
export type DentalServiceOutput = zod.output<typeof DentalService>;

export const dentalServiceErrorCodeMax = 40;

export const dentalServiceErrorDescriptionMax = 500;

export const DentalServiceError = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dentalServiceErrorCodeMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dentalServiceErrorDescriptionMax))
}));

export type DentalServiceError = zod.input<typeof DentalServiceError>;
export type DentalServiceErrorOutput = zod.output<typeof DentalServiceError>;

export const dentalServiceDetailErrorsMax = 5;

export const DentalServiceDetail = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": DentalCode,
  "service": /*#__PURE__*/ zod.optional(DentalService),
  "errors": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(DentalServiceError).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(dentalServiceDetailErrorsMax)))
}));

export type DentalServiceDetail = zod.input<typeof DentalServiceDetail>;
export type DentalServiceDetailOutput = zod.output<typeof DentalServiceDetail>;

export const dentalBenefitsServiceDetailsMax = 10;

export const dentalBenefitsMessageEnMax = 2000;

export const dentalBenefitsMessageFrMax = 2000;

export const dentalBenefitsTitleMax = 200;

export const dentalBenefitsCodeMax = 60;

export const DentalBenefits = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "coverages": /*#__PURE__*/ zod.optional(DentalCoverageGroups),
  "overallProvisions": /*#__PURE__*/ zod.optional(Provisions),
  "serviceDetails": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(DentalServiceDetail).check(/*#__PURE__*/ zod.maxLength(dentalBenefitsServiceDetailsMax))),
  "messageEn": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dentalBenefitsMessageEnMax))),
  "messageFr": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dentalBenefitsMessageFrMax))),
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dentalBenefitsTitleMax))),
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dentalBenefitsCodeMax)))
}));

export type DentalBenefits = zod.input<typeof DentalBenefits>;
export type DentalBenefitsOutput = zod.output<typeof DentalBenefits>;

export const dentalLastServiceDescriptionMax = 200;

export const DentalLastService = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(dentalLastServiceDescriptionMax)),
  "code": /*#__PURE__*/ zod.optional(DentalCode),
  "lastServiceDate": /*#__PURE__*/ zod.optional(Date8),
  "nextServiceDate": /*#__PURE__*/ zod.optional(Date8)
}));

export type DentalLastService = zod.input<typeof DentalLastService>;
export type DentalLastServiceOutput = zod.output<typeof DentalLastService>;

export const LabelsByValueMaxOne = 120;

export const LabelsByValue = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(LabelsByValueMaxOne))));

export type LabelsByValue = zod.input<typeof LabelsByValue>;
export type LabelsByValueOutput = zod.output<typeof LabelsByValue>;

export const DrugNameOrDinMin = 3;
export const DrugNameOrDinMax = 100;

export const DrugNameOrDinRegExp = new RegExp('^(\\d{8}|(?=.*[A-Za-zÀ-ÖØ-öø-ÿ])[A-Za-zÀ-ÖØ-öø-ÿ0-9 -]+)$');

export const DrugNameOrDin = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(DrugNameOrDinMin)).check(/*#__PURE__*/ zod.maxLength(DrugNameOrDinMax)).check(/*#__PURE__*/ zod.regex(DrugNameOrDinRegExp)));

export type DrugNameOrDin = zod.input<typeof DrugNameOrDin>;
export type DrugNameOrDinOutput = zod.output<typeof DrugNameOrDin>;

export const DinRegExp = new RegExp('^[0-9]{8}$');

export const Din = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(DinRegExp)));

export type Din = zod.input<typeof Din>;
export type DinOutput = zod.output<typeof Din>;

export const drugSummaryDrugNameMax = 120;

export const drugSummaryDrugChemNameMax = 120;

export const drugSummaryFormMax = 60;

export const DrugSummary = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "drugDin": Din,
  "drugName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(drugSummaryDrugNameMax)),
  "drugChemName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(drugSummaryDrugChemNameMax)),
  "isGeneric": /*#__PURE__*/ zod.boolean(),
  "form": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(drugSummaryFormMax)))
}));

export type DrugSummary = zod.input<typeof DrugSummary>;
export type DrugSummaryOutput = zod.output<typeof DrugSummary>;

export const DinsMax = 449;

export const DinsRegExp = new RegExp('^\\d{8}(,\\d{8}){0,49}$');

export const Dins = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(DinsMax)).check(/*#__PURE__*/ zod.regex(DinsRegExp)));

export type Dins = zod.input<typeof Dins>;
export type DinsOutput = zod.output<typeof Dins>;

export const EligibilityMax = 500;

export const Eligibility = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(EligibilityMax)));

export type Eligibility = zod.input<typeof Eligibility>;
export type EligibilityOutput = zod.output<typeof Eligibility>;

export const WebCode = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(2)]));

export type WebCode = zod.input<typeof WebCode>;
export type WebCodeOutput = zod.output<typeof WebCode>;

export const DrugTierMax = 9;

export const DrugTier = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(DrugTierMax))));

export type DrugTier = zod.input<typeof DrugTier>;
export type DrugTierOutput = zod.output<typeof DrugTier>;

export const comparableDrugsLabelMax = 200;

export const comparableDrugsDrugsMax = 50;

export const ComparableDrugs = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(comparableDrugsLabelMax)),
  "drugs": /*#__PURE__*/ zod.array(DrugSummary).check(/*#__PURE__*/ zod.maxLength(comparableDrugsDrugsMax))
}));

export type ComparableDrugs = zod.input<typeof ComparableDrugs>;
export type ComparableDrugsOutput = zod.output<typeof ComparableDrugs>;

export const drugDetailsIndexMin = 0;

export const drugDetailsDrugNameMax = 120;

export const drugDetailsDrugChemNameMax = 120;

export const drugDetailsFormMax = 60;

export const drugDetailsPriceMax = 16;

export const drugDetailsPriceRegExp = new RegExp('^-?\\d+\\.\\d{2}$');
export const drugDetailsDispensingFeeMax = 16;

export const drugDetailsDispensingFeeRegExp = new RegExp('^-?\\d+\\.\\d{2}$');
export const drugDetailsCoinsurancePercentMin = 0;
export const drugDetailsCoinsurancePercentMax = 100;

export const drugDetailsPlanPaysMax = 16;

export const drugDetailsPlanPaysRegExp = new RegExp('^-?\\d+\\.\\d{2}$');
export const drugDetailsMemberPaysMax = 16;

export const drugDetailsMemberPaysRegExp = new RegExp('^-?\\d+\\.\\d{2}$');
export const drugDetailsComparableDrugsMax = 20;

export const drugDetailsGenericEquivalentsMax = 50;

export const DrugDetails = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "index": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(drugDetailsIndexMin))),
  "drugDin": Din,
  "drugName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(drugDetailsDrugNameMax)),
  "drugChemName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(drugDetailsDrugChemNameMax)),
  "isGeneric": /*#__PURE__*/ zod.boolean(),
  "form": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(drugDetailsFormMax))),
  "eligibility": Eligibility,
  "webCode": WebCode,
  "tier": /*#__PURE__*/ zod.optional(DrugTier),
  "condCopay": /*#__PURE__*/ zod.boolean(),
  "copayVary": /*#__PURE__*/ zod.boolean(),
  "hasMac": /*#__PURE__*/ zod.boolean(),
  "ramq": /*#__PURE__*/ zod.boolean(),
  "priorAuthorization": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "price": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(drugDetailsPriceMax)).check(/*#__PURE__*/ zod.regex(drugDetailsPriceRegExp))),
  "dispensingFee": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(drugDetailsDispensingFeeMax)).check(/*#__PURE__*/ zod.regex(drugDetailsDispensingFeeRegExp))),
  "coinsurancePercent": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(drugDetailsCoinsurancePercentMin)).check(/*#__PURE__*/ zod.lte(drugDetailsCoinsurancePercentMax))),
  "planPays": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(drugDetailsPlanPaysMax)).check(/*#__PURE__*/ zod.regex(drugDetailsPlanPaysRegExp))),
  "memberPays": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(drugDetailsMemberPaysMax)).check(/*#__PURE__*/ zod.regex(drugDetailsMemberPaysRegExp))),
  "comparableDrugs": /*#__PURE__*/ zod.array(ComparableDrugs).check(/*#__PURE__*/ zod.maxLength(drugDetailsComparableDrugsMax)),
  "genericEquivalents": /*#__PURE__*/ zod.array(DrugSummary).check(/*#__PURE__*/ zod.maxLength(drugDetailsGenericEquivalentsMax))
}));

export type DrugDetails = zod.input<typeof DrugDetails>;
export type DrugDetailsOutput = zod.output<typeof DrugDetails>;

export const drugBenefitPriceMax = 16;

export const drugBenefitPriceRegExp = new RegExp('^-?\\d+\\.\\d{2}$');
export const drugBenefitDispensingFeeMax = 16;

export const drugBenefitDispensingFeeRegExp = new RegExp('^-?\\d+\\.\\d{2}$');
export const drugBenefitCoinsurancePercentMin = 0;
export const drugBenefitCoinsurancePercentMax = 100;

export const drugBenefitPlanPaysMax = 16;

export const drugBenefitPlanPaysRegExp = new RegExp('^-?\\d+\\.\\d{2}$');
export const drugBenefitMemberPaysMax = 16;

export const drugBenefitMemberPaysRegExp = new RegExp('^-?\\d+\\.\\d{2}$');

export const DrugBenefit = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "drugDin": Din,
  "eligibility": Eligibility,
  "tier": /*#__PURE__*/ zod.optional(DrugTier),
  "webCode": WebCode,
  "priorAuthorization": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "price": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(drugBenefitPriceMax)).check(/*#__PURE__*/ zod.regex(drugBenefitPriceRegExp))),
  "dispensingFee": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(drugBenefitDispensingFeeMax)).check(/*#__PURE__*/ zod.regex(drugBenefitDispensingFeeRegExp))),
  "coinsurancePercent": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(drugBenefitCoinsurancePercentMin)).check(/*#__PURE__*/ zod.lte(drugBenefitCoinsurancePercentMax))),
  "planPays": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(drugBenefitPlanPaysMax)).check(/*#__PURE__*/ zod.regex(drugBenefitPlanPaysRegExp))),
  "memberPays": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(drugBenefitMemberPaysMax)).check(/*#__PURE__*/ zod.regex(drugBenefitMemberPaysRegExp)))
}));

export type DrugBenefit = zod.input<typeof DrugBenefit>;
export type DrugBenefitOutput = zod.output<typeof DrugBenefit>;

export const beneficiaryDetailNameMax = 120;

export const BeneficiaryDetail = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "beneficiaryCode": /*#__PURE__*/ zod.enum(['DesignatedBeneficiary', 'AssignedBeneficiary']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(beneficiaryDetailNameMax)),
  "percentage": /*#__PURE__*/ zod.optional(Percent)
}));

export type BeneficiaryDetail = zod.input<typeof BeneficiaryDetail>;
export type BeneficiaryDetailOutput = zod.output<typeof BeneficiaryDetail>;

export const trusteeDetailNameMax = 120;

export const trusteeDetailBeneficiaryNameMax = 120;

export const TrusteeDetail = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(trusteeDetailNameMax)),
  "beneficiaryName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(trusteeDetailBeneficiaryNameMax)))
}));

export type TrusteeDetail = zod.input<typeof TrusteeDetail>;
export type TrusteeDetailOutput = zod.output<typeof TrusteeDetail>;

export const lifeBenefitDetailLobMax = 10;

export const lifeBenefitDetailLobLabelMax = 120;

export const lifeBenefitDetailLobNameMax = 120;

export const LifeBenefitDetail = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.optional(Money),
  "lob": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(lifeBenefitDetailLobMax)),
  "lobLabel": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(lifeBenefitDetailLobLabelMax)),
  "lobName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(lifeBenefitDetailLobNameMax))
}));

export type LifeBenefitDetail = zod.input<typeof LifeBenefitDetail>;
export type LifeBenefitDetailOutput = zod.output<typeof LifeBenefitDetail>;

export const lifeBenefitCodeMax = 20;

export const lifeBenefitLabelMax = 120;

export const lifeBenefitDescriptionMax = 2000;

export const lifeBenefitBeneficiaryDetailsMax = 20;

export const lifeBenefitTrusteeDetailsMax = 10;

export const lifeBenefitBenefitDetailsMax = 20;

export const LifeBenefit = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(lifeBenefitCodeMax)),
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(lifeBenefitLabelMax)),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(lifeBenefitDescriptionMax))),
  "beneficiaryDetails": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(BeneficiaryDetail).check(/*#__PURE__*/ zod.maxLength(lifeBenefitBeneficiaryDetailsMax))),
  "trusteeDetails": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(TrusteeDetail).check(/*#__PURE__*/ zod.maxLength(lifeBenefitTrusteeDetailsMax))),
  "benefitDetails": /*#__PURE__*/ zod.array(LifeBenefitDetail).check(/*#__PURE__*/ zod.maxLength(lifeBenefitBenefitDetailsMax))
}));

export type LifeBenefit = zod.input<typeof LifeBenefit>;
export type LifeBenefitOutput = zod.output<typeof LifeBenefit>;

export const LifeBenefitsMax = 40;

export const LifeBenefits = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(LifeBenefit).check(/*#__PURE__*/ zod.maxLength(LifeBenefitsMax)));

export type LifeBenefits = zod.input<typeof LifeBenefits>;
export type LifeBenefitsOutput = zod.output<typeof LifeBenefits>;

export const onlineDoctorsCoverageDescriptionTitleMax = 200;

export const onlineDoctorsCoverageDescriptionMax = 4000;

export const onlineDoctorsAccountAccessTitleMax = 200;

export const onlineDoctorsAccountAccessMessageMax = 2000;

export const onlineDoctorsAccountAccessUrlMax = 500;

export const OnlineDoctors = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "coverageDescriptionTitle": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(onlineDoctorsCoverageDescriptionTitleMax)),
  "coverageDescription": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(onlineDoctorsCoverageDescriptionMax)),
  "accountAccessTitle": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(onlineDoctorsAccountAccessTitleMax)),
  "accountAccessMessage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(onlineDoctorsAccountAccessMessageMax)),
  "accountAccessUrl": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(onlineDoctorsAccountAccessUrlMax))
}));

export type OnlineDoctors = zod.input<typeof OnlineDoctors>;
export type OnlineDoctorsOutput = zod.output<typeof OnlineDoctors>;

export const rhipAmountIdMax = 255;

export const rhipAmountAmountMin = 0;
export const rhipAmountAmountMax = 9999999.99;

export const RhipAmount = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rhipAmountIdMax))),
  "amount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(rhipAmountAmountMin)).check(/*#__PURE__*/ zod.lte(rhipAmountAmountMax)))
}));

export type RhipAmount = zod.input<typeof RhipAmount>;
export type RhipAmountOutput = zod.output<typeof RhipAmount>;

export const bookletIdIdMax = 255;

export const bookletIdBookletIdMax = 40;

export const bookletIdBookletIdRegExp = new RegExp('^[A-Za-z0-9-]+$');

export const BookletId = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bookletIdIdMax))),
  "bookletId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bookletIdBookletIdMax)).check(/*#__PURE__*/ zod.regex(bookletIdBookletIdRegExp)))
}));

export type BookletId = zod.input<typeof BookletId>;
export type BookletIdOutput = zod.output<typeof BookletId>;

export const BookletNumberMax = 40;

export const BookletNumberRegExp = new RegExp('^[A-Za-z0-9-]+$');

export const BookletNumber = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(BookletNumberMax)).check(/*#__PURE__*/ zod.regex(BookletNumberRegExp)));

export type BookletNumber = zod.input<typeof BookletNumber>;
export type BookletNumberOutput = zod.output<typeof BookletNumber>;

export const SpendingAccountTypeMax = 20;

export const SpendingAccountType = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(SpendingAccountTypeMax)));

export type SpendingAccountType = zod.input<typeof SpendingAccountType>;
export type SpendingAccountTypeOutput = zod.output<typeof SpendingAccountType>;

export const coveredParticipantNameMax = 120;

export const coveredParticipantFirstNameMax = 60;

export const coveredParticipantLastNameMax = 60;

export const CoveredParticipant = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "participantId": /*#__PURE__*/ zod.optional(ParticipantId),
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(coveredParticipantNameMax))),
  "firstName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(coveredParticipantFirstNameMax))),
  "lastName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(coveredParticipantLastNameMax)))
}));

export type CoveredParticipant = zod.input<typeof CoveredParticipant>;
export type CoveredParticipantOutput = zod.output<typeof CoveredParticipant>;

export const SpendingPeriod = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "startDate": Date8,
  "endDate": Date8,
  "forfeitDate": /*#__PURE__*/ zod.optional(Date8),
  "balanceAmount": Money,
  "allocationAmount": Money,
  "usedAmount": Money,
  "usableAmount": Money
}));

export type SpendingPeriod = zod.input<typeof SpendingPeriod>;
export type SpendingPeriodOutput = zod.output<typeof SpendingPeriod>;

export const spendingAccountDescriptionMax = 120;

export const spendingAccountCoveredParticipantsMax = 50;

export const spendingAccountPreviousPeriodsMax = 20;

export const SpendingAccount = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(spendingAccountDescriptionMax))),
  "accountType": SpendingAccountType,
  "coveredParticipants": /*#__PURE__*/ zod.array(CoveredParticipant).check(/*#__PURE__*/ zod.maxLength(spendingAccountCoveredParticipantsMax)),
  "currentPeriod": SpendingPeriod,
  "previousPeriods": /*#__PURE__*/ zod.array(SpendingPeriod).check(/*#__PURE__*/ zod.maxLength(spendingAccountPreviousPeriodsMax)),
  "totalUsableAmount": Money,
  "balance": /*#__PURE__*/ zod.optional(Money)
}));

export type SpendingAccount = zod.input<typeof SpendingAccount>;
export type SpendingAccountOutput = zod.output<typeof SpendingAccount>;

export const SpendingProductType = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.enum(['hsa', 'pwa']));

export type SpendingProductType = zod.input<typeof SpendingProductType>;
export type SpendingProductTypeOutput = zod.output<typeof SpendingProductType>;

export const spendingProductProductCodeMax = 20;

export const spendingProductDescriptionMax = 120;

export const SpendingProduct = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "productCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(spendingProductProductCodeMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(spendingProductDescriptionMax)),
  "accountType": SpendingAccountType,
  "period": SpendingPeriod,
  "usableAmount": Money
}));

export type SpendingProduct = zod.input<typeof SpendingProduct>;
export type SpendingProductOutput = zod.output<typeof SpendingProduct>;

export const spendingProductBalancesProductsMax = 10;

export const SpendingProductBalances = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "type": SpendingProductType,
  "totalUsableAmount": Money,
  "products": /*#__PURE__*/ zod.array(SpendingProduct).check(/*#__PURE__*/ zod.maxLength(spendingProductBalancesProductsMax))
}));

export type SpendingProductBalances = zod.input<typeof SpendingProductBalances>;
export type SpendingProductBalancesOutput = zod.output<typeof SpendingProductBalances>;

export const HsaMoneyDefault = `0.00`;
export const HsaMoneyMax = 16;

export const HsaMoneyRegExp = new RegExp('^-?\\d+\\.\\d{2}$');

export const HsaMoney = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(HsaMoneyMax)).check(/*#__PURE__*/ zod.regex(HsaMoneyRegExp)), HsaMoneyDefault));

export type HsaMoney = zod.input<typeof HsaMoney>;
export type HsaMoneyOutput = zod.output<typeof HsaMoney>;

export const hsaEligibleServiceIdMax = 60;

export const hsaEligibleServiceMssClaimIdMax = 40;

export const hsaEligibleServiceClaimIdMax = 40;

export const hsaEligibleServiceRegionCdMax = 10;

export const hsaEligibleServiceCertNumMax = 20;

export const hsaEligibleServiceGroupIdMax = 20;

export const hsaEligibleServiceSectionMax = 20;

export const hsaEligibleServiceParticipantMax = 120;

export const hsaEligibleServiceLobMax = 10;

export const hsaEligibleServiceBenefitCodeMax = 20;

export const hsaEligibleServiceDinMax = 8;

export const hsaEligibleServiceDinRegExp = new RegExp('^([0-9]{8})?$');
export const hsaEligibleServiceRegistrationNumberMax = 40;

export const hsaEligibleServiceServiceDescriptionMax = 200;

export const HsaEligibleService = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(hsaEligibleServiceIdMax)),
  "mssClaimId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(hsaEligibleServiceMssClaimIdMax)),
  "claimId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(hsaEligibleServiceClaimIdMax))),
  "regionCd": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(hsaEligibleServiceRegionCdMax))),
  "certNum": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(hsaEligibleServiceCertNumMax))),
  "groupId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(hsaEligibleServiceGroupIdMax))),
  "section": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(hsaEligibleServiceSectionMax))),
  "participant": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(hsaEligibleServiceParticipantMax)),
  "datePaid": /*#__PURE__*/ zod.optional(Date8),
  "dateOfService": Date8,
  "lob": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(hsaEligibleServiceLobMax))),
  "benefitCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(hsaEligibleServiceBenefitCodeMax)),
  "din": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(hsaEligibleServiceDinMax)).check(/*#__PURE__*/ zod.regex(hsaEligibleServiceDinRegExp))),
  "registrationNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(hsaEligibleServiceRegistrationNumberMax))),
  "submittedAmount": /*#__PURE__*/ zod.optional(HsaMoney),
  "amountPaid": /*#__PURE__*/ zod.optional(HsaMoney),
  "amountPaidByOtherCarrier": /*#__PURE__*/ zod.optional(HsaMoney),
  "hsaEligibleAmount": /*#__PURE__*/ zod.optional(HsaMoney),
  "calculatedEligibleAmount": /*#__PURE__*/ zod.optional(HsaMoney),
  "hsaPaidAmount": /*#__PURE__*/ zod.optional(HsaMoney),
  "hsaUnclaimedEligibleAmount": /*#__PURE__*/ zod.optional(HsaMoney),
  "hsaUnclaimedEligibleUpd": /*#__PURE__*/ zod.optional(HsaMoney),
  "updatedCobAmount": /*#__PURE__*/ zod.optional(HsaMoney),
  "wasSubmittedToOtherFirst": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "hsaRequestedFlag": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "hsaAvailableFlag": /*#__PURE__*/ zod.boolean(),
  "claimEligibleFlag": /*#__PURE__*/ zod.boolean(),
  "serviceDescription": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(hsaEligibleServiceServiceDescriptionMax)))
}));

export type HsaEligibleService = zod.input<typeof HsaEligibleService>;
export type HsaEligibleServiceOutput = zod.output<typeof HsaEligibleService>;

export const hsaClaimGroupClaimIdMax = 40;

export const hsaClaimGroupDatePaidRegExp = new RegExp('^\\d{8}$');
export const hsaClaimGroupHsaServicesMax = 100;

export const HsaClaimGroup = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "claimId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(hsaClaimGroupClaimIdMax))),
  "datePaid": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(hsaClaimGroupDatePaidRegExp))),
  "hsaServices": /*#__PURE__*/ zod.array(HsaEligibleService).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(hsaClaimGroupHsaServicesMax))
}));

export type HsaClaimGroup = zod.input<typeof HsaClaimGroup>;
export type HsaClaimGroupOutput = zod.output<typeof HsaClaimGroup>;

export const hsaClaimGroupsHsaClaimsMax = 100;

export const HsaClaimGroups = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "hsaClaims": /*#__PURE__*/ zod.array(HsaClaimGroup).check(/*#__PURE__*/ zod.maxLength(hsaClaimGroupsHsaClaimsMax))
}));

export type HsaClaimGroups = zod.input<typeof HsaClaimGroups>;
export type HsaClaimGroupsOutput = zod.output<typeof HsaClaimGroups>;

export const WellnessCodeMax = 20;

export const WellnessCodeRegExp = new RegExp('^[A-Z]{4}\\d{4}$');

export const WellnessCode = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(WellnessCodeMax)).check(/*#__PURE__*/ zod.regex(WellnessCodeRegExp)));

export type WellnessCode = zod.input<typeof WellnessCode>;
export type WellnessCodeOutput = zod.output<typeof WellnessCode>;

export const wellnessBenefitShortDescriptionMax = 200;

export const wellnessBenefitLongDescriptionMax = 2000;

export const WellnessBenefit = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "benefitCode": WellnessCode,
  "shortDescription": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(wellnessBenefitShortDescriptionMax)),
  "longDescription": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(wellnessBenefitLongDescriptionMax)),
  "serviceId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
}));

export type WellnessBenefit = zod.input<typeof WellnessBenefit>;
export type WellnessBenefitOutput = zod.output<typeof WellnessBenefit>;

export const WellnessBenefitsMax = 100;

export const WellnessBenefits = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(WellnessBenefit).check(/*#__PURE__*/ zod.maxLength(WellnessBenefitsMax)));

export type WellnessBenefits = zod.input<typeof WellnessBenefits>;
export type WellnessBenefitsOutput = zod.output<typeof WellnessBenefits>;

export const wellnessSubcategoryDescriptionMax = 200;

export const WellnessSubcategory = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(wellnessSubcategoryDescriptionMax)),
  "services": WellnessBenefits
}));

export type WellnessSubcategory = zod.input<typeof WellnessSubcategory>;
export type WellnessSubcategoryOutput = zod.output<typeof WellnessSubcategory>;

export const wellnessCategoryDescriptionMax = 200;

export const wellnessCategorySubcategoriesMax = 30;

export const WellnessCategory = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(wellnessCategoryDescriptionMax)),
  "subcategories": /*#__PURE__*/ zod.array(WellnessSubcategory).check(/*#__PURE__*/ zod.maxLength(wellnessCategorySubcategoriesMax))
}));

export type WellnessCategory = zod.input<typeof WellnessCategory>;
export type WellnessCategoryOutput = zod.output<typeof WellnessCategory>;

export const WellnessCategoriesMax = 30;

export const WellnessCategories = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(WellnessCategory).check(/*#__PURE__*/ zod.maxLength(WellnessCategoriesMax)));

export type WellnessCategories = zod.input<typeof WellnessCategories>;
export type WellnessCategoriesOutput = zod.output<typeof WellnessCategories>;

export const LabelsMaxOne = 120;

export const Labels = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(LabelsMaxOne))));

export type Labels = zod.input<typeof Labels>;
export type LabelsOutput = zod.output<typeof Labels>;

export const claimTypeDescriptionMax = 120;

export const claimTypeLobMax = 10;

export const claimTypeLvlMin = 0;

export const claimTypeMaaxLobMax = 10;

export const claimTypeMaaxBenefitMax = 20;

export const claimTypeTypeNameMax = 120;

export const claimTypeClaimRequirementsItemDescriptionMax = 600;

export const claimTypeClaimRequirementsMax = 40;

export const ClaimType = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "claimType": ClaimTypeCode,
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimTypeDescriptionMax)),
  "lob": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimTypeLobMax)),
  "isRta": /*#__PURE__*/ zod.boolean(),
  "isDisabledForProv": /*#__PURE__*/ zod.boolean(),
  "lvl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(claimTypeLvlMin))),
  "maaxLob": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimTypeMaaxLobMax))),
  "maaxBenefit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimTypeMaaxBenefitMax))),
  "typeName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimTypeTypeNameMax))),
  "isOther": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "claimRequirements": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimTypeClaimRequirementsItemDescriptionMax)),
  "agreementType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['DENTAL_PRICING', 'HEALTH_PRICING', 'COINSURANCE', 'FISCAL_MAXIMUM', 'BENEFIT_MAXIMUM']))
})).check(/*#__PURE__*/ zod.maxLength(claimTypeClaimRequirementsMax))),
  "isReceiptRequired": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
}));

export type ClaimType = zod.input<typeof ClaimType>;
export type ClaimTypeOutput = zod.output<typeof ClaimType>;

export const additionalQuestionIdMax = 40;

export const additionalQuestionTextMax = 300;

export const AdditionalQuestion = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(additionalQuestionIdMax)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(additionalQuestionTextMax)),
  "answerType": /*#__PURE__*/ zod.enum(['yesNo', 'text']),
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
}));

export type AdditionalQuestion = zod.input<typeof AdditionalQuestion>;
export type AdditionalQuestionOutput = zod.output<typeof AdditionalQuestion>;

export const serviceTypeProgramCdMax = 20;

export const serviceTypeSpecialtyCodeMax = 20;

export const serviceTypePocLobCodeMax = 10;

export const serviceTypeServiceIdMin = -99;

export const serviceTypeServiceCodeMax = 20;

export const serviceTypeDescriptionMax = 200;

export const serviceTypeDescriptionRbKeyMax = 100;

export const serviceTypeSubcategoryDescriptionMax = 200;

export const serviceTypeAdditionalQuestionsMax = 10;

export const ServiceType = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "participantId": /*#__PURE__*/ zod.optional(ParticipantId),
  "programId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "programCd": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(serviceTypeProgramCdMax))),
  "specialtyId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "specialtyCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(serviceTypeSpecialtyCodeMax))),
  "pocLobId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "pocLobCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(serviceTypePocLobCodeMax))),
  "serviceId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(serviceTypeServiceIdMin)),
  "serviceCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(serviceTypeServiceCodeMax))),
  "languageCode": /*#__PURE__*/ zod.optional(Locale),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(serviceTypeDescriptionMax)),
  "descriptionRbKey": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(serviceTypeDescriptionRbKeyMax))),
  "isMasterService": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "categoryUiId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "subcategoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "subcategoryDescription": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(serviceTypeSubcategoryDescriptionMax))),
  "isRequirePrescription": /*#__PURE__*/ zod.boolean(),
  "dateOfService": /*#__PURE__*/ zod.optional(Date8),
  "amountPaid": /*#__PURE__*/ zod.optional(Money),
  "isServiceTypeOther": /*#__PURE__*/ zod.boolean(),
  "cobOtherReason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "additionalQuestions": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(AdditionalQuestion).check(/*#__PURE__*/ zod.maxLength(serviceTypeAdditionalQuestionsMax))),
  "maximum": /*#__PURE__*/ zod.optional(ServiceMaximum)
}));

export type ServiceType = zod.input<typeof ServiceType>;
export type ServiceTypeOutput = zod.output<typeof ServiceType>;

export const visionSubcategoryIdMax = 40;

export const visionSubcategoryDescriptionMax = 200;

export const visionSubcategorySubcategoryIdMin = 0;

export const VisionSubcategory = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(visionSubcategoryIdMax))),
  "participantId": /*#__PURE__*/ zod.optional(ParticipantId),
  "languageCode": Locale,
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(visionSubcategoryDescriptionMax)),
  "subcategoryId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(visionSubcategorySubcategoryIdMin)),
  "isServiceTypeOther": /*#__PURE__*/ zod.boolean()
}));

export type VisionSubcategory = zod.input<typeof VisionSubcategory>;
export type VisionSubcategoryOutput = zod.output<typeof VisionSubcategory>;

export const benefitServiceParticipantIdMax = 20;

export const benefitServiceParticipantIdRegExp = new RegExp('^[0-9]+$');
export const benefitServiceDescriptionMax = 200;

export const benefitServiceDescriptionRbKeyMax = 100;

export const benefitServiceProgramCdMax = 20;

export const benefitServiceServiceIdMin = -99;

export const benefitServiceServiceCodeMax = 20;

export const benefitServiceSubcategoryDescriptionMax = 200;

export const benefitServiceSpecialtyCodeMax = 20;

export const benefitServicePocLobCodeMax = 10;

export const benefitServiceCobOtherReasonNoteMax = 255;

export const BenefitService = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.strictObject({
  "participantId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitServiceParticipantIdMax)).check(/*#__PURE__*/ zod.regex(benefitServiceParticipantIdRegExp))),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitServiceDescriptionMax))),
  "descriptionRbKey": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitServiceDescriptionRbKeyMax))),
  "programId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "programCd": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitServiceProgramCdMax))),
  "serviceId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(benefitServiceServiceIdMin))),
  "serviceCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitServiceServiceCodeMax))),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "categoryUiId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "subcategoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "subcategoryDescription": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitServiceSubcategoryDescriptionMax))),
  "isMasterService": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "specialtyId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "specialtyCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitServiceSpecialtyCodeMax))),
  "pocLobId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "pocLobCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitServicePocLobCodeMax))),
  "languageCode": /*#__PURE__*/ zod.optional(Locale),
  "isRequirePrescription": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "hasPrescription": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isServiceTypeOther": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "dateOfService": Date8,
  "amountPaid": Money,
  "amountPaidByOtherCarrier": /*#__PURE__*/ zod.optional(Money),
  "wasSubmittedToOtherFirst": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "cobOtherReason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "cobOtherReasonNote": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitServiceCobOtherReasonNoteMax)))
}));

export type BenefitService = zod.input<typeof BenefitService>;
export type BenefitServiceOutput = zod.output<typeof BenefitService>;

export const manualClaimServiceItemWhatIsClaimForMax = 100;

export const manualClaimServiceItemSpecifyMax = 255;

export const manualClaimServiceItemAmountPaidMax = 16;

export const manualClaimServiceItemAmountPaidRegExp = new RegExp('^-?\\d+\\.\\d{2}$');
export const manualClaimServiceItemAmountPaidByOtherCarrierMax = 16;

export const manualClaimServiceItemAmountPaidByOtherCarrierRegExp = new RegExp('^-?\\d+\\.\\d{2}$');

export const manualClaimServiceItemCobOtherReasonNoteMax = 255;

export const ManualClaimServiceItem = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.strictObject({
  "dateOfService": /*#__PURE__*/ zod.optional(Date8),
  "whatIsClaimFor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(manualClaimServiceItemWhatIsClaimForMax))),
  "specify": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(manualClaimServiceItemSpecifyMax))),
  "participant": /*#__PURE__*/ zod.optional(ParticipantId),
  "amountPaid": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(manualClaimServiceItemAmountPaidMax)).check(/*#__PURE__*/ zod.regex(manualClaimServiceItemAmountPaidRegExp))),
  "amountPaidByOtherCarrier": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(manualClaimServiceItemAmountPaidByOtherCarrierMax)).check(/*#__PURE__*/ zod.regex(manualClaimServiceItemAmountPaidByOtherCarrierRegExp))),
  "wasSubmittedToOtherFirst": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "cobOtherReason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "cobOtherReasonNote": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(manualClaimServiceItemCobOtherReasonNoteMax)))
}));

export type ManualClaimServiceItem = zod.input<typeof ManualClaimServiceItem>;
export type ManualClaimServiceItemOutput = zod.output<typeof ManualClaimServiceItem>;

export const benefitProviderPauthIdMax = 40;

export const benefitProviderPrnIdMax = 40;

export const benefitProviderAimIdMax = 40;

export const benefitProviderFirstNameMax = 60;

export const benefitProviderLastNameMax = 60;

export const benefitProviderOrganizationNameMax = 120;

export const benefitProviderAddressLine1Max = 60;

export const benefitProviderAddressLine2Max = 60;

export const benefitProviderCityMax = 60;

export const benefitProviderRegionCodeMax = 10;

export const benefitProviderProviderTypeMax = 20;

export const benefitProviderProviderSubTypeMax = 20;

export const benefitProviderProviderTypeNameMax = 120;

export const benefitProviderCancelsRTADefault = false;
export const benefitProviderSearchRankingMin = 0;

export const benefitProviderSortNameKeyMax = 120;

export const benefitProviderStatusMax = 20;

export const BenefitProvider = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.strictObject({
  "pauthId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitProviderPauthIdMax))),
  "prnId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitProviderPrnIdMax))),
  "aimId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitProviderAimIdMax))),
  "firstName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitProviderFirstNameMax))),
  "lastName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitProviderLastNameMax))),
  "organizationName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitProviderOrganizationNameMax))),
  "addressLine1": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitProviderAddressLine1Max))),
  "addressLine2": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitProviderAddressLine2Max))),
  "city": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitProviderCityMax))),
  "province": /*#__PURE__*/ zod.optional(Province),
  "postalCode": /*#__PURE__*/ zod.optional(PostalCodeCa),
  "phoneNumber": /*#__PURE__*/ zod.optional(PhoneNanp),
  "regionCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitProviderRegionCodeMax))),
  "providerType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitProviderProviderTypeMax))),
  "providerSubType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitProviderProviderSubTypeMax))),
  "providerTypeName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitProviderProviderTypeNameMax))),
  "cancelsRTA": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), benefitProviderCancelsRTADefault),
  "isDirectPay": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "searchRanking": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(benefitProviderSearchRankingMin))),
  "sortNameKey": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitProviderSortNameKeyMax))),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitProviderStatusMax)))
}));

export type BenefitProvider = zod.input<typeof BenefitProvider>;
export type BenefitProviderOutput = zod.output<typeof BenefitProvider>;

export const coordinationOfBenefitsCobNewInfoIdNumberMax = 20;

export const coordinationOfBenefitsCobNewInfoMemberNameMax = 60;

export const coordinationOfBenefitsCobNewInfoPolicyIdMax = 20;

export const coordinationOfBenefitsExtCovCarrierCodeMax = 20;

export const CoordinationOfBenefits = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.strictObject({
  "doesMemberHaveOtherCov": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "cobCovChanged": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "infoOnFileValid": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "cobNewInfoEffDate": /*#__PURE__*/ zod.optional(Date8),
  "cobNewInfoIdNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(coordinationOfBenefitsCobNewInfoIdNumberMax))),
  "cobNewInfoMemberName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(coordinationOfBenefitsCobNewInfoMemberNameMax))),
  "cobNewInfoPolicyId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(coordinationOfBenefitsCobNewInfoPolicyIdMax))),
  "cobNewInfoIsIndividual": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "cobNewInfoHasHospital": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "cobNewInfoHasDental": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "cobNewInfoHasVision": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "cobNewInfoHasDrugs": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "cobNewInfoHasHealth": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "cobNewInfoHasTravel": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "anyPastCovThatEnded": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "cobPrevInfoTermDate": /*#__PURE__*/ zod.optional(Date8),
  "wasSubmittedToOtherFirst": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "extCovCarrierCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(coordinationOfBenefitsExtCovCarrierCodeMax))),
  "extCovPrimaryInd": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "extCovTermDate": /*#__PURE__*/ zod.optional(Date8)
}));

export type CoordinationOfBenefits = zod.input<typeof CoordinationOfBenefits>;
export type CoordinationOfBenefitsOutput = zod.output<typeof CoordinationOfBenefits>;

export const hsaServiceMssClaimIdMax = 40;

export const hsaServiceRegionCdMax = 10;

export const hsaServiceCertNumMax = 20;

export const hsaServiceGroupIdMax = 20;

export const hsaServiceSectionMax = 20;

export const hsaServiceParticipantMax = 120;

export const hsaServiceLobMax = 10;

export const hsaServiceBenefitCodeMax = 20;

export const hsaServiceDinMax = 8;

export const hsaServiceDinRegExp = new RegExp('^([0-9]{8})?$');
export const hsaServiceRegistrationNumberMax = 40;

export const HsaService = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.strictObject({
  "mssClaimId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(hsaServiceMssClaimIdMax))),
  "regionCd": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(hsaServiceRegionCdMax))),
  "certNum": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(hsaServiceCertNumMax))),
  "groupId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(hsaServiceGroupIdMax))),
  "section": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(hsaServiceSectionMax))),
  "participant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(hsaServiceParticipantMax))),
  "datePaid": /*#__PURE__*/ zod.optional(Date8),
  "dateOfService": /*#__PURE__*/ zod.optional(Date8),
  "lob": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(hsaServiceLobMax))),
  "benefitCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(hsaServiceBenefitCodeMax))),
  "din": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(hsaServiceDinMax)).check(/*#__PURE__*/ zod.regex(hsaServiceDinRegExp))),
  "registrationNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(hsaServiceRegistrationNumberMax))),
  "submittedAmount": /*#__PURE__*/ zod.optional(HsaMoney),
  "amountPaid": /*#__PURE__*/ zod.optional(HsaMoney),
  "amountPaidByOtherCarrier": /*#__PURE__*/ zod.optional(HsaMoney),
  "hsaEligibleAmount": /*#__PURE__*/ zod.optional(HsaMoney),
  "calculatedEligibleAmount": /*#__PURE__*/ zod.optional(HsaMoney),
  "hsaPaidAmount": /*#__PURE__*/ zod.optional(HsaMoney),
  "hsaUnclaimedEligibleAmount": /*#__PURE__*/ zod.optional(HsaMoney),
  "hsaUnclaimedEligibleUpd": /*#__PURE__*/ zod.optional(HsaMoney),
  "updatedCobAmount": /*#__PURE__*/ zod.optional(HsaMoney),
  "wasSubmittedToOtherFirst": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "hsaRequestedFlag": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "hsaAvailableFlag": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "claimEligibleFlag": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
}));

export type HsaService = zod.input<typeof HsaService>;
export type HsaServiceOutput = zod.output<typeof HsaService>;

export const additionalAnswerIdMax = 40;

export const additionalAnswerAnswerMax = 255;

export const AdditionalAnswer = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(additionalAnswerIdMax)),
  "answer": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(additionalAnswerAnswerMax))
}));

export type AdditionalAnswer = zod.input<typeof AdditionalAnswer>;
export type AdditionalAnswerOutput = zod.output<typeof AdditionalAnswer>;

export const claimExtraInfoClaimTypeMax = 20;

export const claimExtraInfoLobMax = 10;

export const claimExtraInfoPlanCodeMax = 20;

export const claimExtraInfoRegionCodeMax = 10;

export const claimExtraInfoIsAutoHsaDefault = false;
export const claimExtraInfoCommentsMax = 1000;

export const claimExtraInfoBenefitServicesMax = 20;

export const claimExtraInfoManualClaimServiceItemsMax = 20;

export const claimExtraInfoHsaServicesMax = 100;

export const claimExtraInfoAdditionalAnswersMax = 20;

export const ClaimExtraInfo = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.strictObject({
  "claimType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimExtraInfoClaimTypeMax)),
  "participantId": ParticipantId,
  "lob": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimExtraInfoLobMax)),
  "dateOfBirth": /*#__PURE__*/ zod.optional(Date8),
  "planCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimExtraInfoPlanCodeMax))),
  "regionCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimExtraInfoRegionCodeMax))),
  "isHsa": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isAutoHsa": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), claimExtraInfoIsAutoHsaDefault),
  "isRta": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "comments": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimExtraInfoCommentsMax))),
  "hasComments": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isAccidentThirdParty": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isFirstClaimForAccident": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isWorkersCompEligible": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isProviderNotFound": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "purchasedOnline": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "hasDCIShortTermDisability": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "hasDCILongTermDisability": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "hasDCICriticalIllness": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "hasLADDAccidentalDeath": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "hasLADDAccidentalDismemberment": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "hasLADDTerminalIllness": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "benefitServices": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(BenefitService).check(/*#__PURE__*/ zod.maxLength(claimExtraInfoBenefitServicesMax))),
  "manualClaimServiceItems": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ManualClaimServiceItem).check(/*#__PURE__*/ zod.maxLength(claimExtraInfoManualClaimServiceItemsMax))),
  "benefitProvider": /*#__PURE__*/ zod.optional(BenefitProvider),
  "coordinationOfBenefits": /*#__PURE__*/ zod.optional(CoordinationOfBenefits),
  "hsaServices": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(HsaService).check(/*#__PURE__*/ zod.maxLength(claimExtraInfoHsaServicesMax))),
  "additionalAnswers": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(AdditionalAnswer).check(/*#__PURE__*/ zod.maxLength(claimExtraInfoAdditionalAnswersMax)))
}));

export type ClaimExtraInfo = zod.input<typeof ClaimExtraInfo>;
export type ClaimExtraInfoOutput = zod.output<typeof ClaimExtraInfo>;

export const submitMultiClaimsRequestFilesMax = 20;

export const SubmitMultiClaimsRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "claimExtraInfo": ClaimExtraInfo,
  "files": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.instanceof(Blob)).check(/*#__PURE__*/ zod.maxLength(submitMultiClaimsRequestFilesMax)))
}));

export type SubmitMultiClaimsRequest = zod.input<typeof SubmitMultiClaimsRequest>;
export type SubmitMultiClaimsRequestOutput = zod.output<typeof SubmitMultiClaimsRequest>;

export const neededDocumentCodeMax = 40;

export const neededDocumentDescriptionMax = 120;

export const NeededDocument = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(neededDocumentCodeMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(neededDocumentDescriptionMax))
}));

export type NeededDocument = zod.input<typeof NeededDocument>;
export type NeededDocumentOutput = zod.output<typeof NeededDocument>;

export const actionNeededKindMax = 40;

export const actionNeededDocumentsMax = 10;

export const ActionNeeded = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actionNeededKindMax)),
  "documents": /*#__PURE__*/ zod.array(NeededDocument).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(actionNeededDocumentsMax)),
  "until": /*#__PURE__*/ zod.optional(Date8)
}));

export type ActionNeeded = zod.input<typeof ActionNeeded>;
export type ActionNeededOutput = zod.output<typeof ActionNeeded>;

export const submittedClaimClaimIdMax = 40;

export const submittedClaimStatusMax = 40;

export const submittedClaimActionNeededKindMax = 40;

export const submittedClaimActionNeededDocumentsItemCodeMax = 40;

export const submittedClaimActionNeededDocumentsItemDescriptionMax = 120;

export const submittedClaimActionNeededDocumentsMax = 10;

export const submittedClaimActionNeededUntilRegExp = new RegExp('^\\d{8}$');

export const SubmittedClaim = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "claimId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submittedClaimClaimIdMax)),
  "participantId": ParticipantId,
  "status": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(submittedClaimStatusMax)),
  "submittedAmount": Money,
  "paidAmount": /*#__PURE__*/ zod.optional(Money),
  "actionNeeded": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(submittedClaimActionNeededKindMax)),
  "documents": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(submittedClaimActionNeededDocumentsItemCodeMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submittedClaimActionNeededDocumentsItemDescriptionMax))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(submittedClaimActionNeededDocumentsMax)),
  "until": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submittedClaimActionNeededUntilRegExp)))
}))
}));

export type SubmittedClaim = zod.input<typeof SubmittedClaim>;
export type SubmittedClaimOutput = zod.output<typeof SubmittedClaim>;

export const submitMultiClaimsResultMessageMax = 500;

export const submitMultiClaimsResultConfirmationNumberMax = 40;

export const submitMultiClaimsResultSubmittedDateRegExp = new RegExp('^\\d{8}$');
export const submitMultiClaimsResultClaimsMax = 40;

export const SubmitMultiClaimsResult = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(submitMultiClaimsResultMessageMax))),
  "confirmationNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(submitMultiClaimsResultConfirmationNumberMax))),
  "submittedDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitMultiClaimsResultSubmittedDateRegExp))),
  "claims": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(SubmittedClaim).check(/*#__PURE__*/ zod.maxLength(submitMultiClaimsResultClaimsMax))),
  "documentsRequired": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
}));

export type SubmitMultiClaimsResult = zod.input<typeof SubmitMultiClaimsResult>;
export type SubmitMultiClaimsResultOutput = zod.output<typeof SubmitMultiClaimsResult>;

export const ClaimDraftVersionMax = 40;

export const ClaimDraftVersion = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ClaimDraftVersionMax)));

export type ClaimDraftVersion = zod.input<typeof ClaimDraftVersion>;
export type ClaimDraftVersionOutput = zod.output<typeof ClaimDraftVersion>;

export const ClaimDraftFileCountMin = 0;
export const ClaimDraftFileCountMax = 20;

export const ClaimDraftFileCount = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ClaimDraftFileCountMin)).check(/*#__PURE__*/ zod.lte(ClaimDraftFileCountMax)));

export type ClaimDraftFileCount = zod.input<typeof ClaimDraftFileCount>;
export type ClaimDraftFileCountOutput = zod.output<typeof ClaimDraftFileCount>;

export const ClaimDraftKeyMax = 80;

export const ClaimDraftKey = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ClaimDraftKeyMax)));

export type ClaimDraftKey = zod.input<typeof ClaimDraftKey>;
export type ClaimDraftKeyOutput = zod.output<typeof ClaimDraftKey>;

export const claimDraftStepStepMax = 60;

export const claimDraftStepIsOpenDefault = false;

export const ClaimDraftStep = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "step": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimDraftStepStepMax)),
  "answers": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  "isOpen": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), claimDraftStepIsOpenDefault)
}));

export type ClaimDraftStep = zod.input<typeof ClaimDraftStep>;
export type ClaimDraftStepOutput = zod.output<typeof ClaimDraftStep>;

export const ClaimDraftStepsMax = 40;

export const ClaimDraftSteps = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(ClaimDraftStep).check(/*#__PURE__*/ zod.maxLength(ClaimDraftStepsMax)));

export type ClaimDraftSteps = zod.input<typeof ClaimDraftSteps>;
export type ClaimDraftStepsOutput = zod.output<typeof ClaimDraftSteps>;

export const ClaimDraft = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "version": ClaimDraftVersion,
  "savedOn": Date8,
  "expiresOn": Date8,
  "claimType": ClaimTypeCode,
  "fileCount": ClaimDraftFileCount,
  "submissionKey": /*#__PURE__*/ zod.optional(ClaimDraftKey),
  "sentOn": /*#__PURE__*/ zod.optional(Date8),
  "steps": ClaimDraftSteps
}));

export type ClaimDraft = zod.input<typeof ClaimDraft>;
export type ClaimDraftOutput = zod.output<typeof ClaimDraft>;

export const ClaimDraftRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "basedOn": /*#__PURE__*/ zod.optional(ClaimDraftVersion),
  "claimType": ClaimTypeCode,
  "fileCount": ClaimDraftFileCount,
  "submissionKey": /*#__PURE__*/ zod.optional(ClaimDraftKey),
  "sentOn": /*#__PURE__*/ zod.optional(Date8),
  "steps": ClaimDraftSteps
}));

export type ClaimDraftRequest = zod.input<typeof ClaimDraftRequest>;
export type ClaimDraftRequestOutput = zod.output<typeof ClaimDraftRequest>;

export const pendingClaimServiceClaimIdMax = 40;

export const pendingClaimServiceClaimTypeMax = 20;

export const pendingClaimServiceClaimStatusMax = 40;

export const pendingClaimServiceParticipantNameMax = 120;

export const pendingClaimServiceServiceDescriptionMax = 200;

export const PendingClaimService = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "claimId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pendingClaimServiceClaimIdMax)),
  "line": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "claimType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(pendingClaimServiceClaimTypeMax))),
  "claimStatus": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(pendingClaimServiceClaimStatusMax)),
  "participantId": /*#__PURE__*/ zod.optional(ParticipantId),
  "participantName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(pendingClaimServiceParticipantNameMax))),
  "serviceDate": Date8,
  "serviceDescription": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(pendingClaimServiceServiceDescriptionMax)),
  "submittedAmount": Money
}));

export type PendingClaimService = zod.input<typeof PendingClaimService>;
export type PendingClaimServiceOutput = zod.output<typeof PendingClaimService>;

export const healthProfessionalPauthIdMax = 40;

export const healthProfessionalPrnIdMax = 40;

export const healthProfessionalAimIdMax = 40;

export const healthProfessionalFirstNameMax = 60;

export const healthProfessionalLastNameMax = 60;

export const healthProfessionalOrganizationNameMax = 120;

export const healthProfessionalAddressLine1Max = 60;

export const healthProfessionalAddressLine2Max = 60;

export const healthProfessionalCityMax = 60;

export const healthProfessionalRegionCodeMax = 10;

export const healthProfessionalProviderTypeMax = 20;

export const healthProfessionalProviderSubTypeMax = 20;

export const healthProfessionalProviderTypeNameMax = 120;

export const healthProfessionalLatMin = -90;
export const healthProfessionalLatMax = 90;

export const healthProfessionalLngMin = -180;
export const healthProfessionalLngMax = 180;

export const healthProfessionalDistanceFromOriginMin = 0;

export const healthProfessionalSearchRankingMin = 0;

export const healthProfessionalSortNameKeyMax = 120;

export const healthProfessionalStatusMax = 20;

export const HealthProfessional = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "pauthId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(healthProfessionalPauthIdMax)),
  "prnId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthProfessionalPrnIdMax))),
  "aimId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthProfessionalAimIdMax))),
  "firstName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthProfessionalFirstNameMax))),
  "lastName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthProfessionalLastNameMax))),
  "organizationName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthProfessionalOrganizationNameMax))),
  "addressLine1": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthProfessionalAddressLine1Max))),
  "addressLine2": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthProfessionalAddressLine2Max))),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthProfessionalCityMax)),
  "province": Province,
  "postalCode": /*#__PURE__*/ zod.optional(PostalCodeCa),
  "phoneNumber": /*#__PURE__*/ zod.optional(PhoneNanp),
  "regionCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthProfessionalRegionCodeMax))),
  "providerType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(healthProfessionalProviderTypeMax)),
  "providerSubType": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthProfessionalProviderSubTypeMax))),
  "providerTypeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthProfessionalProviderTypeNameMax)),
  "lat": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(healthProfessionalLatMin)).check(/*#__PURE__*/ zod.lte(healthProfessionalLatMax))),
  "lng": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(healthProfessionalLngMin)).check(/*#__PURE__*/ zod.lte(healthProfessionalLngMax))),
  "distanceFromOrigin": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(healthProfessionalDistanceFromOriginMin))),
  "isDirectPay": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "cancelsRTA": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "searchRanking": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(healthProfessionalSearchRankingMin))),
  "sortNameKey": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthProfessionalSortNameKeyMax))),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthProfessionalStatusMax)))
}));

export type HealthProfessional = zod.input<typeof HealthProfessional>;
export type HealthProfessionalOutput = zod.output<typeof HealthProfessional>;

export const recentClaimServiceLobMax = 10;

export const recentClaimServiceParticipantNameMax = 120;

export const RecentClaimService = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "claimType": ClaimTypeCode,
  "lob": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recentClaimServiceLobMax)),
  "participantId": ParticipantId,
  "participantName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recentClaimServiceParticipantNameMax))),
  "lastServiceDate": /*#__PURE__*/ zod.optional(Date8),
  "lastAmount": /*#__PURE__*/ zod.optional(Money),
  "service": ServiceType,
  "provider": /*#__PURE__*/ zod.optional(HealthProfessional)
}));

export type RecentClaimService = zod.input<typeof RecentClaimService>;
export type RecentClaimServiceOutput = zod.output<typeof RecentClaimService>;

export const externalCoverageExtCovCarrierCodeMax = 20;

export const externalCoverageCarrierNameMax = 120;

export const externalCoverageEffectiveDateRegExp = new RegExp('^\\d{8}$');
export const externalCoverageMemberNameMax = 120;

export const externalCoveragePolicyIdMax = 40;

export const ExternalCoverage = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "extCovCarrierCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(externalCoverageExtCovCarrierCodeMax)),
  "extCovPrimaryInd": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "extCovTermDate": /*#__PURE__*/ zod.optional(Date8),
  "carrierName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(externalCoverageCarrierNameMax))),
  "effectiveDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(externalCoverageEffectiveDateRegExp))),
  "memberName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(externalCoverageMemberNameMax))),
  "policyId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(externalCoveragePolicyIdMax)))
}));

export type ExternalCoverage = zod.input<typeof ExternalCoverage>;
export type ExternalCoverageOutput = zod.output<typeof ExternalCoverage>;

export const HsaType = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.enum(['NONE', 'HSA', 'AUTOHSA', 'EASYHSA']));

export type HsaType = zod.input<typeof HsaType>;
export type HsaTypeOutput = zod.output<typeof HsaType>;

export const cobReasonReasonMax = 200;

export const cobReasonCancelsMessageMax = 500;

export const CobReason = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cobReasonReasonMax)),
  "cancelsRTA": /*#__PURE__*/ zod.boolean(),
  "cancelsClaim": /*#__PURE__*/ zod.boolean(),
  "cancelsMessage": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cobReasonCancelsMessageMax))),
  "doesRequireNote": /*#__PURE__*/ zod.boolean()
}));

export type CobReason = zod.input<typeof CobReason>;
export type CobReasonOutput = zod.output<typeof CobReason>;

export const OtherCoverageVersionMax = 40;

export const OtherCoverageVersion = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(OtherCoverageVersionMax)));

export type OtherCoverageVersion = zod.input<typeof OtherCoverageVersion>;
export type OtherCoverageVersionOutput = zod.output<typeof OtherCoverageVersion>;

export const IsCovered = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.boolean());

export type IsCovered = zod.input<typeof IsCovered>;
export type IsCoveredOutput = zod.output<typeof IsCovered>;

export const CarrierNameMax = 120;

export const CarrierName = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(CarrierNameMax)));

export type CarrierName = zod.input<typeof CarrierName>;
export type CarrierNameOutput = zod.output<typeof CarrierName>;

export const OtherMemberNameMax = 60;

export const OtherMemberName = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(OtherMemberNameMax)));

export type OtherMemberName = zod.input<typeof OtherMemberName>;
export type OtherMemberNameOutput = zod.output<typeof OtherMemberName>;

export const OtherPolicyIdMax = 20;

export const OtherPolicyId = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(OtherPolicyIdMax)));

export type OtherPolicyId = zod.input<typeof OtherPolicyId>;
export type OtherPolicyIdOutput = zod.output<typeof OtherPolicyId>;

export const OtherIdNumberMax = 20;

export const OtherIdNumber = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(OtherIdNumberMax)));

export type OtherIdNumber = zod.input<typeof OtherIdNumber>;
export type OtherIdNumberOutput = zod.output<typeof OtherIdNumber>;

export const IsIndividualPlan = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.boolean());

export type IsIndividualPlan = zod.input<typeof IsIndividualPlan>;
export type IsIndividualPlanOutput = zod.output<typeof IsIndividualPlan>;

export const CoveredKind = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.enum(['health', 'dental', 'drugs', 'vision', 'hospital', 'travel']));

export type CoveredKind = zod.input<typeof CoveredKind>;
export type CoveredKindOutput = zod.output<typeof CoveredKind>;

export const CoveredKindsMax = 6;

export const CoveredKinds = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.array(CoveredKind).check(/*#__PURE__*/ zod.maxLength(CoveredKindsMax)));

export type CoveredKinds = zod.input<typeof CoveredKinds>;
export type CoveredKindsOutput = zod.output<typeof CoveredKinds>;

export const OtherCoverage = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "participantId": ParticipantId,
  "version": OtherCoverageVersion,
  "isCovered": /*#__PURE__*/ zod.optional(IsCovered),
  "confirmedOn": /*#__PURE__*/ zod.optional(Date8),
  "carrierName": /*#__PURE__*/ zod.optional(CarrierName),
  "memberName": /*#__PURE__*/ zod.optional(OtherMemberName),
  "policyId": /*#__PURE__*/ zod.optional(OtherPolicyId),
  "idNumber": /*#__PURE__*/ zod.optional(OtherIdNumber),
  "effectiveDate": /*#__PURE__*/ zod.optional(Date8),
  "endedOn": /*#__PURE__*/ zod.optional(Date8),
  "isIndividual": /*#__PURE__*/ zod.optional(IsIndividualPlan),
  "covers": /*#__PURE__*/ zod.optional(CoveredKinds)
}));

export type OtherCoverage = zod.input<typeof OtherCoverage>;
export type OtherCoverageOutput = zod.output<typeof OtherCoverage>;

export const OtherCoverageRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.strictObject({
  "basedOn": OtherCoverageVersion,
  "isCovered": IsCovered,
  "carrierName": /*#__PURE__*/ zod.optional(CarrierName),
  "memberName": /*#__PURE__*/ zod.optional(OtherMemberName),
  "policyId": /*#__PURE__*/ zod.optional(OtherPolicyId),
  "idNumber": /*#__PURE__*/ zod.optional(OtherIdNumber),
  "effectiveDate": /*#__PURE__*/ zod.optional(Date8),
  "endedOn": /*#__PURE__*/ zod.optional(Date8),
  "isIndividual": /*#__PURE__*/ zod.optional(IsIndividualPlan),
  "covers": /*#__PURE__*/ zod.optional(CoveredKinds)
}));

export type OtherCoverageRequest = zod.input<typeof OtherCoverageRequest>;
export type OtherCoverageRequestOutput = zod.output<typeof OtherCoverageRequest>;

export const providerTypeProviderTypeMax = 20;

export const providerTypeProviderTypeNameMax = 120;

export const providerTypeSpecialtyCodeMax = 20;

export const providerTypeClaimTypesMax = 10;

export const ProviderType = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "providerType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(providerTypeProviderTypeMax)),
  "providerTypeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(providerTypeProviderTypeNameMax)),
  "specialtyCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(providerTypeSpecialtyCodeMax))),
  "claimTypes": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ClaimTypeCode).check(/*#__PURE__*/ zod.maxLength(providerTypeClaimTypesMax)))
}));

export type ProviderType = zod.input<typeof ProviderType>;
export type ProviderTypeOutput = zod.output<typeof ProviderType>;

export const ParticipantListMax = 200;

export const ParticipantListRegExp = new RegExp('^[0-9]+(,[0-9]+)*$');

export const ParticipantList = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ParticipantListMax)).check(/*#__PURE__*/ zod.regex(ParticipantListRegExp)));

export type ParticipantList = zod.input<typeof ParticipantList>;
export type ParticipantListOutput = zod.output<typeof ParticipantList>;

export const ClaimTypeListMax = 400;

export const ClaimTypeListRegExp = new RegExp('^[A-Z0-9-]+(,[A-Z0-9-]+)*$');

export const ClaimTypeList = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ClaimTypeListMax)).check(/*#__PURE__*/ zod.regex(ClaimTypeListRegExp)));

export type ClaimTypeList = zod.input<typeof ClaimTypeList>;
export type ClaimTypeListOutput = zod.output<typeof ClaimTypeList>;

export const ClaimHistoryTotals = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "submittedAmount": Money,
  "paidAmount": Money,
  "excludedAmount": Money,
  "deductibleAmount": Money,
  "spendingAccountPaidAmount": /*#__PURE__*/ zod.optional(Money)
}));

export type ClaimHistoryTotals = zod.input<typeof ClaimHistoryTotals>;
export type ClaimHistoryTotalsOutput = zod.output<typeof ClaimHistoryTotals>;

export const PaymentIdMax = 40;

export const PaymentIdRegExp = new RegExp('^[A-Za-z0-9-]+$');

export const PaymentId = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PaymentIdMax)).check(/*#__PURE__*/ zod.regex(PaymentIdRegExp)));

export type PaymentId = zod.input<typeof PaymentId>;
export type PaymentIdOutput = zod.output<typeof PaymentId>;

export const claimHistoryLineBenefitDescMax = 200;

export const claimHistoryLineSpendingAccountPaidAmountMax = 16;

export const claimHistoryLineSpendingAccountPaidAmountRegExp = new RegExp('^-?\\d+\\.\\d{2}$');
export const claimHistoryLineClaimIdMax = 40;

export const claimHistoryLineClaimStatusMax = 40;

export const claimHistoryLineClaimTypeMax = 20;

export const claimHistoryLineDateProcessedRegExp = new RegExp('^\\d{8}$');
export const claimHistoryLinePaymentIdMax = 40;

export const claimHistoryLinePaymentIdRegExp = new RegExp('^[A-Za-z0-9-]+$');

export const ClaimHistoryLine = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "benefitDesc": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimHistoryLineBenefitDescMax)),
  "serviceDate": Date8,
  "submittedAmount": Money,
  "paidAmount": Money,
  "excludedAmount": /*#__PURE__*/ zod.optional(Money),
  "deductibleAmount": /*#__PURE__*/ zod.optional(Money),
  "spendingAccountPaidAmount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimHistoryLineSpendingAccountPaidAmountMax)).check(/*#__PURE__*/ zod.regex(claimHistoryLineSpendingAccountPaidAmountRegExp))),
  "claimId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimHistoryLineClaimIdMax))),
  "claimLineNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "claimStatus": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimHistoryLineClaimStatusMax))),
  "claimType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimHistoryLineClaimTypeMax))),
  "dateProcessed": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(claimHistoryLineDateProcessedRegExp))),
  "paymentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimHistoryLinePaymentIdMax)).check(/*#__PURE__*/ zod.regex(claimHistoryLinePaymentIdRegExp)))
}));

export type ClaimHistoryLine = zod.input<typeof ClaimHistoryLine>;
export type ClaimHistoryLineOutput = zod.output<typeof ClaimHistoryLine>;

export const claimHistoryParticipantNameMax = 120;

export const claimHistoryClaimLinesMax = 100000;

export const ClaimHistory = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "participantId": ParticipantId,
  "participantName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimHistoryParticipantNameMax)),
  "participantDob": /*#__PURE__*/ zod.optional(Date8),
  "totals": /*#__PURE__*/ zod.optional(ClaimHistoryTotals),
  "claimLines": /*#__PURE__*/ zod.array(ClaimHistoryLine).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimHistoryClaimLinesMax))
}));

export type ClaimHistory = zod.input<typeof ClaimHistory>;
export type ClaimHistoryOutput = zod.output<typeof ClaimHistory>;

export const ClaimSortBy = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.enum(['processedDate', 'serviceDate']));

export type ClaimSortBy = zod.input<typeof ClaimSortBy>;
export type ClaimSortByOutput = zod.output<typeof ClaimSortBy>;

export const participantInfoFirstNameMax = 60;

export const ParticipantInfo = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(participantInfoFirstNameMax)),
  "participantId": ParticipantId
}));

export type ParticipantInfo = zod.input<typeof ParticipantInfo>;
export type ParticipantInfoOutput = zod.output<typeof ParticipantInfo>;

export const serviceInfoCodeMax = 20;

export const serviceInfoDescriptionMax = 200;

export const ServiceInfo = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(serviceInfoCodeMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(serviceInfoDescriptionMax))
}));

export type ServiceInfo = zod.input<typeof ServiceInfo>;
export type ServiceInfoOutput = zod.output<typeof ServiceInfo>;

export const claimLineReferenceClaimIdMax = 40;

export const ClaimLineReference = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "claimId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimLineReferenceClaimIdMax)),
  "claimLineNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
}));

export type ClaimLineReference = zod.input<typeof ClaimLineReference>;
export type ClaimLineReferenceOutput = zod.output<typeof ClaimLineReference>;

export const claimServiceLineClaimIdMax = 40;

export const claimServiceLineClaimStatusMax = 40;

export const claimServiceLineBenefitCodeMax = 20;

export const claimServiceLineActionNeededKindMax = 40;

export const claimServiceLineActionNeededDocumentsItemCodeMax = 40;

export const claimServiceLineActionNeededDocumentsItemDescriptionMax = 120;

export const claimServiceLineActionNeededDocumentsMax = 10;

export const claimServiceLineActionNeededUntilRegExp = new RegExp('^\\d{8}$');
export const claimServiceLineRestOfClaimIdMax = 40;

export const ClaimServiceLine = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "claimId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimServiceLineClaimIdMax)),
  "claimLineNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "claimStatus": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimServiceLineClaimStatusMax)),
  "hasPaymentDetails": /*#__PURE__*/ zod.boolean(),
  "participantInfo": ParticipantInfo,
  "benefitCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimServiceLineBenefitCodeMax)),
  "dateReceived": /*#__PURE__*/ zod.optional(Date8),
  "dateProcessed": /*#__PURE__*/ zod.optional(Date8),
  "serviceDate": Date8,
  "serviceInfo": ServiceInfo,
  "coinsurancePercent": /*#__PURE__*/ zod.optional(Percent),
  "submittedAmount": Money,
  "deductibleAmount": /*#__PURE__*/ zod.optional(Money),
  "cobAmount": /*#__PURE__*/ zod.optional(Money),
  "eligibleAmount": /*#__PURE__*/ zod.optional(Money),
  "paidAmount": /*#__PURE__*/ zod.optional(Money),
  "spendingAccountPaidAmount": /*#__PURE__*/ zod.optional(Money),
  "totalPaidAmount": /*#__PURE__*/ zod.optional(Money),
  "isProviderPaidDrugClaim": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "actionNeeded": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimServiceLineActionNeededKindMax)),
  "documents": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimServiceLineActionNeededDocumentsItemCodeMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimServiceLineActionNeededDocumentsItemDescriptionMax))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimServiceLineActionNeededDocumentsMax)),
  "until": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(claimServiceLineActionNeededUntilRegExp)))
})),
  "restOf": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "claimId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimServiceLineRestOfClaimIdMax)),
  "claimLineNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
}))
}));

export type ClaimServiceLine = zod.input<typeof ClaimServiceLine>;
export type ClaimServiceLineOutput = zod.output<typeof ClaimServiceLine>;

export const claimSearchResultClaimSearchResultsMax = 100000;

export const ClaimSearchResult = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "claimSearchResults": /*#__PURE__*/ zod.array(ClaimServiceLine).check(/*#__PURE__*/ zod.maxLength(claimSearchResultClaimSearchResultsMax)),
  "maxLimit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
}));

export type ClaimSearchResult = zod.input<typeof ClaimSearchResult>;
export type ClaimSearchResultOutput = zod.output<typeof ClaimSearchResult>;

export const explanationCodeCodeMax = 20;

export const explanationCodeDescriptionMax = 500;

export const ExplanationCode = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(explanationCodeCodeMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(explanationCodeDescriptionMax))
}));

export type ExplanationCode = zod.input<typeof ExplanationCode>;
export type ExplanationCodeOutput = zod.output<typeof ExplanationCode>;

export const linePaymentAccountEndingRegExp = new RegExp('^\\d{4}$');

export const LinePayment = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "paymentId": PaymentId,
  "method": /*#__PURE__*/ zod.enum(['DIRECT_DEPOSIT', 'CHEQUE', 'PROVIDER']),
  "date": Date8,
  "accountEnding": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(linePaymentAccountEndingRegExp)))
}));

export type LinePayment = zod.input<typeof LinePayment>;
export type LinePaymentOutput = zod.output<typeof LinePayment>;

export const lineAppealOutcomeMax = 40;

export const lineAppealExplanationMax = 1000;

export const LineAppeal = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "sentOn": Date8,
  "declinedOn": Date8,
  "answerBy": /*#__PURE__*/ zod.optional(Date8),
  "decidedOn": /*#__PURE__*/ zod.optional(Date8),
  "outcome": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(lineAppealOutcomeMax))),
  "explanation": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(lineAppealExplanationMax)))
}));

export type LineAppeal = zod.input<typeof LineAppeal>;
export type LineAppealOutput = zod.output<typeof LineAppeal>;

export const claimPaymentDetailsClaimIdMax = 40;

export const claimPaymentDetailsClaimStatusMax = 40;

export const claimPaymentDetailsParticipantNameMax = 120;

export const claimPaymentDetailsBenefitCodeMax = 20;

export const claimPaymentDetailsBenefitDescriptionMax = 120;

export const claimPaymentDetailsProviderNameMax = 120;

export const claimPaymentDetailsExplanationsMax = 20;

export const claimPaymentDetailsNextServiceDateRegExp = new RegExp('^\\d{8}$');
export const claimPaymentDetailsDocumentsReceivedOnRegExp = new RegExp('^\\d{8}$');
export const claimPaymentDetailsAppealUntilRegExp = new RegExp('^\\d{8}$');
export const claimPaymentDetailsAppealSentOnRegExp = new RegExp('^\\d{8}$');
export const claimPaymentDetailsAppealDeclinedOnRegExp = new RegExp('^\\d{8}$');
export const claimPaymentDetailsAppealAnswerByRegExp = new RegExp('^\\d{8}$');
export const claimPaymentDetailsAppealDecidedOnRegExp = new RegExp('^\\d{8}$');
export const claimPaymentDetailsAppealOutcomeMax = 40;

export const claimPaymentDetailsAppealExplanationMax = 1000;

export const ClaimPaymentDetails = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "claimId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimPaymentDetailsClaimIdMax)),
  "line": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "claimStatus": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimPaymentDetailsClaimStatusMax)),
  "participantName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimPaymentDetailsParticipantNameMax)),
  "participantDob": /*#__PURE__*/ zod.optional(Date8),
  "benefitCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimPaymentDetailsBenefitCodeMax)),
  "benefitDescription": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimPaymentDetailsBenefitDescriptionMax)),
  "serviceInfo": ServiceInfo,
  "serviceDate": Date8,
  "dateReceived": Date8,
  "dateProcessed": /*#__PURE__*/ zod.optional(Date8),
  "providerName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimPaymentDetailsProviderNameMax))),
  "submittedAmount": Money,
  "eligibleAmount": /*#__PURE__*/ zod.optional(Money),
  "excludedAmount": /*#__PURE__*/ zod.optional(Money),
  "deductibleAmount": /*#__PURE__*/ zod.optional(Money),
  "coinsurancePercent": /*#__PURE__*/ zod.optional(Percent),
  "cobAmount": /*#__PURE__*/ zod.optional(Money),
  "paidAmount": Money,
  "spendingAccountPaidAmount": /*#__PURE__*/ zod.optional(Money),
  "totalPaidAmount": Money,
  "explanations": /*#__PURE__*/ zod.array(ExplanationCode).check(/*#__PURE__*/ zod.maxLength(claimPaymentDetailsExplanationsMax)),
  "payment": /*#__PURE__*/ zod.optional(LinePayment),
  "nextServiceDate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(claimPaymentDetailsNextServiceDateRegExp))),
  "documentsReceivedOn": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(claimPaymentDetailsDocumentsReceivedOnRegExp))),
  "appealUntil": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(claimPaymentDetailsAppealUntilRegExp))),
  "appeal": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "sentOn": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(claimPaymentDetailsAppealSentOnRegExp)),
  "declinedOn": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(claimPaymentDetailsAppealDeclinedOnRegExp)),
  "answerBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(claimPaymentDetailsAppealAnswerByRegExp))),
  "decidedOn": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(claimPaymentDetailsAppealDecidedOnRegExp))),
  "outcome": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimPaymentDetailsAppealOutcomeMax))),
  "explanation": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimPaymentDetailsAppealExplanationMax)))
}))
}));

export type ClaimPaymentDetails = zod.input<typeof ClaimPaymentDetails>;
export type ClaimPaymentDetailsOutput = zod.output<typeof ClaimPaymentDetails>;

export const claimDocumentRequestRequestIdMax = 60;

export const claimDocumentRequestDocumentsMax = 10;

export const claimDocumentRequestReasonMax = 500;

export const ClaimDocumentRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "requestId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimDocumentRequestRequestIdMax)),
  "line": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "documents": /*#__PURE__*/ zod.array(NeededDocument).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimDocumentRequestDocumentsMax)),
  "reason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimDocumentRequestReasonMax))),
  "requestedOn": Date8,
  "until": /*#__PURE__*/ zod.optional(Date8)
}));

export type ClaimDocumentRequest = zod.input<typeof ClaimDocumentRequest>;
export type ClaimDocumentRequestOutput = zod.output<typeof ClaimDocumentRequest>;

export const documentDetailsRequestIdsItemMax = 60;

export const documentDetailsRequestIdsMax = 20;

export const DocumentDetails = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.strictObject({
  "requestIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(documentDetailsRequestIdsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(documentDetailsRequestIdsMax))
}));

export type DocumentDetails = zod.input<typeof DocumentDetails>;
export type DocumentDetailsOutput = zod.output<typeof DocumentDetails>;

export const addClaimDocumentsRequestFilesMax = 20;

export const AddClaimDocumentsRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "documentDetails": DocumentDetails,
  "files": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.instanceof(Blob)).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addClaimDocumentsRequestFilesMax))
}));

export type AddClaimDocumentsRequest = zod.input<typeof AddClaimDocumentsRequest>;
export type AddClaimDocumentsRequestOutput = zod.output<typeof AddClaimDocumentsRequest>;

export const addedDocumentsFileCountMax = 20;

export const AddedDocuments = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "receivedOn": Date8,
  "fileCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(addedDocumentsFileCountMax))
}));

export type AddedDocuments = zod.input<typeof AddedDocuments>;
export type AddedDocumentsOutput = zod.output<typeof AddedDocuments>;

export const ClaimWithdrawal = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "withdrawnOn": Date8
}));

export type ClaimWithdrawal = zod.input<typeof ClaimWithdrawal>;
export type ClaimWithdrawalOutput = zod.output<typeof ClaimWithdrawal>;

export const appealDetailsReasonMax = 2000;

export const appealDetailsReasonRegExp = new RegExp('\\S');

export const AppealDetails = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.strictObject({
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(appealDetailsReasonMax)).check(/*#__PURE__*/ zod.regex(appealDetailsReasonRegExp))
}));

export type AppealDetails = zod.input<typeof AppealDetails>;
export type AppealDetailsOutput = zod.output<typeof AppealDetails>;

export const appealClaimLineRequestFilesMax = 20;

export const AppealClaimLineRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "appealDetails": AppealDetails,
  "files": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.instanceof(Blob)).check(/*#__PURE__*/ zod.maxLength(appealClaimLineRequestFilesMax)))
}));

export type AppealClaimLineRequest = zod.input<typeof AppealClaimLineRequest>;
export type AppealClaimLineRequestOutput = zod.output<typeof AppealClaimLineRequest>;

export const PredeterminationIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');

export const PredeterminationId = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(PredeterminationIdRegExp)));

export type PredeterminationId = zod.input<typeof PredeterminationId>;
export type PredeterminationIdOutput = zod.output<typeof PredeterminationId>;

export const PredeterminationKind = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.enum(['dental', 'service']));

export type PredeterminationKind = zod.input<typeof PredeterminationKind>;
export type PredeterminationKindOutput = zod.output<typeof PredeterminationKind>;

export const predeterminedServiceDescriptionMax = 200;

export const predeterminedServiceExplanationsItemMax = 500;

export const predeterminedServiceExplanationsMax = 10;

export const PredeterminedService = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "code": BenefitCode,
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(predeterminedServiceDescriptionMax)),
  "amount": Money,
  "planAmount": /*#__PURE__*/ zod.optional(Money),
  "explanations": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(predeterminedServiceExplanationsItemMax))).check(/*#__PURE__*/ zod.maxLength(predeterminedServiceExplanationsMax)))
}));

export type PredeterminedService = zod.input<typeof PredeterminedService>;
export type PredeterminedServiceOutput = zod.output<typeof PredeterminedService>;

export const predeterminationStatusMax = 40;

export const predeterminationParticipantNameMax = 120;

export const predeterminationLinesMax = 10;

export const predeterminationClaimTypeMax = 9;

export const predeterminationClaimTypeRegExp = new RegExp('^XX-[A-Z]{2,6}$');
export const predeterminationProviderTypeMax = 20;

export const Predetermination = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "predeterminationId": PredeterminationId,
  "kind": PredeterminationKind,
  "status": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(predeterminationStatusMax)),
  "participantId": ParticipantId,
  "participantName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(predeterminationParticipantNameMax)),
  "specialty": /*#__PURE__*/ zod.optional(DentalSpecialtyCode),
  "province": /*#__PURE__*/ zod.optional(Province),
  "sentOn": Date8,
  "answerBy": /*#__PURE__*/ zod.optional(Date8),
  "decidedOn": /*#__PURE__*/ zod.optional(Date8),
  "validUntil": /*#__PURE__*/ zod.optional(Date8),
  "lines": /*#__PURE__*/ zod.array(PredeterminedService).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(predeterminationLinesMax)),
  "claimType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(predeterminationClaimTypeMax)).check(/*#__PURE__*/ zod.regex(predeterminationClaimTypeRegExp))),
  "providerType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(predeterminationProviderTypeMax))),
  "service": /*#__PURE__*/ zod.optional(ServiceType)
}));

export type Predetermination = zod.input<typeof Predetermination>;
export type PredeterminationOutput = zod.output<typeof Predetermination>;

export const PlannedService = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.strictObject({
  "code": BenefitCode,
  "amount": Money
}));

export type PlannedService = zod.input<typeof PlannedService>;
export type PlannedServiceOutput = zod.output<typeof PlannedService>;

export const createPredeterminationRequestLinesMax = 10;

export const CreatePredeterminationRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.strictObject({
  "participantId": ParticipantId,
  "kind": PredeterminationKind,
  "specialty": /*#__PURE__*/ zod.optional(DentalSpecialtyCode),
  "province": /*#__PURE__*/ zod.optional(Province),
  "lines": /*#__PURE__*/ zod.array(PlannedService).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createPredeterminationRequestLinesMax))
}));

export type CreatePredeterminationRequest = zod.input<typeof CreatePredeterminationRequest>;
export type CreatePredeterminationRequestOutput = zod.output<typeof CreatePredeterminationRequest>;

export const recentClaimStatusMax = 60;

export const recentClaimStatusCodeMax = 40;

export const recentClaimClaimTypeMax = 120;

export const recentClaimMemberMax = 120;

export const recentClaimClaimIdMax = 40;

export const recentClaimSubmittedAmountMax = 16;

export const recentClaimSubmittedAmountRegExp = new RegExp('^-?\\d+\\.\\d{2}$');
export const recentClaimPaidAmountMax = 16;

export const recentClaimPaidAmountRegExp = new RegExp('^-?\\d+\\.\\d{2}$');
export const recentClaimServiceDescriptionMax = 200;

export const recentClaimDeclinedReasonMax = 500;

export const recentClaimSubmissionKeyMax = 64;

export const recentClaimActionNeededKindMax = 40;

export const recentClaimActionNeededDocumentsItemCodeMax = 40;

export const recentClaimActionNeededDocumentsItemDescriptionMax = 120;

export const recentClaimActionNeededDocumentsMax = 10;

export const recentClaimActionNeededUntilRegExp = new RegExp('^\\d{8}$');
export const recentClaimDocumentsReceivedOnRegExp = new RegExp('^\\d{8}$');

export const RecentClaim = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "receivedDate": Date8,
  "serviceDate": Date8,
  "status": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recentClaimStatusMax)),
  "statusCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recentClaimStatusCodeMax)),
  "claimType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recentClaimClaimTypeMax)),
  "member": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recentClaimMemberMax)),
  "statusUpdate": /*#__PURE__*/ zod.optional(Date8),
  "paymentId": /*#__PURE__*/ zod.optional(PaymentId),
  "claimId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recentClaimClaimIdMax))),
  "line": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "submittedAmount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recentClaimSubmittedAmountMax)).check(/*#__PURE__*/ zod.regex(recentClaimSubmittedAmountRegExp))),
  "paidAmount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recentClaimPaidAmountMax)).check(/*#__PURE__*/ zod.regex(recentClaimPaidAmountRegExp))),
  "serviceDescription": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recentClaimServiceDescriptionMax))),
  "declinedReason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recentClaimDeclinedReasonMax))),
  "submissionKey": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recentClaimSubmissionKeyMax))),
  "actionNeeded": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recentClaimActionNeededKindMax)),
  "documents": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recentClaimActionNeededDocumentsItemCodeMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recentClaimActionNeededDocumentsItemDescriptionMax))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recentClaimActionNeededDocumentsMax)),
  "until": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(recentClaimActionNeededUntilRegExp)))
})),
  "documentsReceivedOn": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(recentClaimDocumentsReceivedOnRegExp))),
  "canWithdraw": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
}));

export type RecentClaim = zod.input<typeof RecentClaim>;
export type RecentClaimOutput = zod.output<typeof RecentClaim>;

export const PaymentTypeMax = 60;

export const PaymentType = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(PaymentTypeMax)));

export type PaymentType = zod.input<typeof PaymentType>;
export type PaymentTypeOutput = zod.output<typeof PaymentType>;

export const PaymentLine = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "dateProcessed": Date8,
  "paymentType": PaymentType,
  "paymentId": PaymentId,
  "spendingAccountUsed": /*#__PURE__*/ zod.optional(Money),
  "paidAmount": Money
}));

export type PaymentLine = zod.input<typeof PaymentLine>;
export type PaymentLineOutput = zod.output<typeof PaymentLine>;

export const paymentHistoryPaymentLinesMax = 100000;

export const PaymentHistory = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "showHSP": /*#__PURE__*/ zod.boolean(),
  "totalPaidAmount": Money,
  "paymentLines": /*#__PURE__*/ zod.array(PaymentLine).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(paymentHistoryPaymentLinesMax))
}));

export type PaymentHistory = zod.input<typeof PaymentHistory>;
export type PaymentHistoryOutput = zod.output<typeof PaymentHistory>;

export const paymentDetailLineCobAmountMax = 16;

export const paymentDetailLineCobAmountRegExp = new RegExp('^-?\\d+\\.\\d{2}$');
export const paymentDetailLineServiceDescriptionMax = 200;

export const paymentDetailLineClaimIdMax = 40;

export const PaymentDetailLine = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "serviceDate": Date8,
  "submittedAmount": Money,
  "eligibleAmount": /*#__PURE__*/ zod.optional(Money),
  "excludedAmount": /*#__PURE__*/ zod.optional(Money),
  "deductibleAmount": /*#__PURE__*/ zod.optional(Money),
  "coinsurancePct": /*#__PURE__*/ zod.optional(Percent),
  "paidAmount": Money,
  "hspAmount": /*#__PURE__*/ zod.optional(Money),
  "cobAmount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(paymentDetailLineCobAmountMax)).check(/*#__PURE__*/ zod.regex(paymentDetailLineCobAmountRegExp))),
  "serviceDescription": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(paymentDetailLineServiceDescriptionMax))),
  "claimId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(paymentDetailLineClaimIdMax))),
  "claimLineNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
}));

export type PaymentDetailLine = zod.input<typeof PaymentDetailLine>;
export type PaymentDetailLineOutput = zod.output<typeof PaymentDetailLine>;

export const benefitLineBenefitCodeMax = 20;

export const benefitLineBenefitDescriptionMax = 120;

export const benefitLineBenefitTypeMax = 20;

export const benefitLinePaymentDetailLineMax = 500;

export const BenefitLine = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "benefitCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitLineBenefitCodeMax)),
  "benefitDescription": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitLineBenefitDescriptionMax)),
  "benefitType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitLineBenefitTypeMax)),
  "paymentDetailLine": /*#__PURE__*/ zod.array(PaymentDetailLine).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(benefitLinePaymentDetailLineMax))
}));

export type BenefitLine = zod.input<typeof BenefitLine>;
export type BenefitLineOutput = zod.output<typeof BenefitLine>;

export const benefitCalculationParticipantNameMax = 120;

export const benefitCalculationBenefitLinesMax = 100;

export const BenefitCalculation = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "participantId": ParticipantId,
  "participantName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(benefitCalculationParticipantNameMax)),
  "participantDob": /*#__PURE__*/ zod.optional(Date8),
  "benefitLines": /*#__PURE__*/ zod.array(BenefitLine).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(benefitCalculationBenefitLinesMax))
}));

export type BenefitCalculation = zod.input<typeof BenefitCalculation>;
export type BenefitCalculationOutput = zod.output<typeof BenefitCalculation>;

export const claimAdjustmentClaimIdMax = 40;

export const claimAdjustmentDescriptionMax = 300;

export const ClaimAdjustment = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "claimId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimAdjustmentClaimIdMax))),
  "adjustmentDate": /*#__PURE__*/ zod.optional(Date8),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimAdjustmentDescriptionMax)),
  "adjustmentAmount": Money
}));

export type ClaimAdjustment = zod.input<typeof ClaimAdjustment>;
export type ClaimAdjustmentOutput = zod.output<typeof ClaimAdjustment>;

export const paymentSubtotalParticipantNameMax = 120;

export const PaymentSubtotal = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "participantId": ParticipantId,
  "participantName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(paymentSubtotalParticipantNameMax)),
  "submittedAmount": Money,
  "eligibleAmount": /*#__PURE__*/ zod.optional(Money),
  "excludedAmount": /*#__PURE__*/ zod.optional(Money),
  "deductibleAmount": /*#__PURE__*/ zod.optional(Money),
  "paidAmount": Money,
  "hspAmount": /*#__PURE__*/ zod.optional(Money)
}));

export type PaymentSubtotal = zod.input<typeof PaymentSubtotal>;
export type PaymentSubtotalOutput = zod.output<typeof PaymentSubtotal>;

export const spendingExplanationParticipantNameMax = 120;

export const spendingExplanationServiceDescriptionMax = 200;

export const spendingExplanationAccountDescriptionMax = 120;

export const SpendingExplanation = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "participantName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(spendingExplanationParticipantNameMax)),
  "serviceDate": Date8,
  "serviceDescription": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(spendingExplanationServiceDescriptionMax)),
  "accountDescription": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(spendingExplanationAccountDescriptionMax)),
  "requestedAmount": Money,
  "hspAmount": Money
}));

export type SpendingExplanation = zod.input<typeof SpendingExplanation>;
export type SpendingExplanationOutput = zod.output<typeof SpendingExplanation>;

export const paymentStatementPaymentIdMax = 40;

export const paymentStatementPaymentIdRegExp = new RegExp('^[A-Za-z0-9-]+$');
export const paymentStatementIssuedToNameMax = 120;

export const paymentStatementAddressLine1Max = 40;

export const paymentStatementAddressLine2Max = 40;

export const paymentStatementAddressLine3Max = 40;

export const paymentStatementCityMax = 40;

export const paymentStatementProvinceMax = 2;

export const paymentStatementPostalCodeMax = 10;

export const paymentStatementCalculationOfBenefitsMax = 50;

export const paymentStatementClaimAdjustmentsMax = 100;

export const paymentStatementSubtotalsMax = 50;

export const paymentStatementHsaExplanationOfBenefitsMax = 500;

export const PaymentStatement = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "paymentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(paymentStatementPaymentIdMax)).check(/*#__PURE__*/ zod.regex(paymentStatementPaymentIdRegExp))),
  "paymentType": PaymentType,
  "showHSP": /*#__PURE__*/ zod.boolean(),
  "issueDate": Date8,
  "paidAmount": Money,
  "issuedToName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(paymentStatementIssuedToNameMax)),
  "addressLine1": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(paymentStatementAddressLine1Max)),
  "addressLine2": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(paymentStatementAddressLine2Max))),
  "addressLine3": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(paymentStatementAddressLine3Max))),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(paymentStatementCityMax)),
  "province": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(paymentStatementProvinceMax))),
  "postalCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(paymentStatementPostalCodeMax))),
  "calculationOfBenefits": /*#__PURE__*/ zod.array(BenefitCalculation).check(/*#__PURE__*/ zod.maxLength(paymentStatementCalculationOfBenefitsMax)),
  "claimAdjustments": /*#__PURE__*/ zod.array(ClaimAdjustment).check(/*#__PURE__*/ zod.maxLength(paymentStatementClaimAdjustmentsMax)),
  "subtotals": /*#__PURE__*/ zod.array(PaymentSubtotal).check(/*#__PURE__*/ zod.maxLength(paymentStatementSubtotalsMax)),
  "hsaExplanationOfBenefits": /*#__PURE__*/ zod.array(SpendingExplanation).check(/*#__PURE__*/ zod.maxLength(paymentStatementHsaExplanationOfBenefitsMax))
}));

export type PaymentStatement = zod.input<typeof PaymentStatement>;
export type PaymentStatementOutput = zod.output<typeof PaymentStatement>;

export const MemberDocumentIdMax = 40;

export const MemberDocumentIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');

export const MemberDocumentId = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(MemberDocumentIdMax)).check(/*#__PURE__*/ zod.regex(MemberDocumentIdRegExp)));

export type MemberDocumentId = zod.input<typeof MemberDocumentId>;
export type MemberDocumentIdOutput = zod.output<typeof MemberDocumentId>;

export const MemberDocumentKind = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.enum(['statement', 'tax-receipt', 'booklet', 'letter']));

export type MemberDocumentKind = zod.input<typeof MemberDocumentKind>;
export type MemberDocumentKindOutput = zod.output<typeof MemberDocumentKind>;

export const memberDocumentTitleMax = 120;

export const memberDocumentYearMin = 1990;
export const memberDocumentYearMax = 2100;

export const memberDocumentSizeMax = 100000000;

export const MemberDocument = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "documentId": MemberDocumentId,
  "kind": MemberDocumentKind,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(memberDocumentTitleMax)),
  "date": Date8,
  "year": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(memberDocumentYearMin)).check(/*#__PURE__*/ zod.lte(memberDocumentYearMax))),
  "size": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(memberDocumentSizeMax)))
}));

export type MemberDocument = zod.input<typeof MemberDocument>;
export type MemberDocumentOutput = zod.output<typeof MemberDocument>;

export const TravelCountryRegExp = new RegExp('^[A-Z]{2}$');

export const TravelCountry = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(TravelCountryRegExp)));

export type TravelCountry = zod.input<typeof TravelCountry>;
export type TravelCountryOutput = zod.output<typeof TravelCountry>;

export const TravelLetterLanguage = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.enum(['en', 'fr']));

export type TravelLetterLanguage = zod.input<typeof TravelLetterLanguage>;
export type TravelLetterLanguageOutput = zod.output<typeof TravelLetterLanguage>;

export const travelLetterRequestParticipantIdsMax = 50;

export const TravelLetterRequest = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.strictObject({
  "participantIds": /*#__PURE__*/ zod.array(ParticipantId).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(travelLetterRequestParticipantIdsMax)),
  "country": TravelCountry,
  "departureDate": Date8,
  "returnDate": Date8,
  "language": /*#__PURE__*/ zod.optional(TravelLetterLanguage)
}));

export type TravelLetterRequest = zod.input<typeof TravelLetterRequest>;
export type TravelLetterRequestOutput = zod.output<typeof TravelLetterRequest>;

export const externalLinksPrivacyMax = 300;

export const externalLinksFindFormMax = 300;

export const externalLinksFindProfessionalMax = 300;

export const externalLinksTravelMax = 300;

export const externalLinksAssistanceMax = 300;

export const externalLinksRefugeeMax = 300;

export const externalLinksSecondOpinionMax = 300;

export const externalLinksMapMax = 300;

export const externalLinksMapRegExp = new RegExp('^https://[^{}]+\\{address\\}[^{}]*$');
export const externalLinksTravelPhoneMax = 16;

export const externalLinksTravelPhoneRegExp = new RegExp('^\\+[1-9]\\d{6,14}$');
export const externalLinksTravelPhoneAbroadMax = 16;

export const externalLinksTravelPhoneAbroadRegExp = new RegExp('^\\+[1-9]\\d{6,14}$');
export const externalLinksAssistancePhoneMax = 16;

export const externalLinksAssistancePhoneRegExp = new RegExp('^\\+[1-9]\\d{6,14}$');

export const ExternalLinks = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "privacy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(externalLinksPrivacyMax)),
  "findForm": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(externalLinksFindFormMax)),
  "findProfessional": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(externalLinksFindProfessionalMax)),
  "travel": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(externalLinksTravelMax))),
  "assistance": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(externalLinksAssistanceMax))),
  "refugee": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(externalLinksRefugeeMax))),
  "secondOpinion": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(externalLinksSecondOpinionMax))),
  "map": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(externalLinksMapMax)).check(/*#__PURE__*/ zod.regex(externalLinksMapRegExp))),
  "travelPhone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(externalLinksTravelPhoneMax)).check(/*#__PURE__*/ zod.regex(externalLinksTravelPhoneRegExp))),
  "travelPhoneAbroad": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(externalLinksTravelPhoneAbroadMax)).check(/*#__PURE__*/ zod.regex(externalLinksTravelPhoneAbroadRegExp))),
  "assistancePhone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(externalLinksAssistancePhoneMax)).check(/*#__PURE__*/ zod.regex(externalLinksAssistancePhoneRegExp)))
}));

export type ExternalLinks = zod.input<typeof ExternalLinks>;
export type ExternalLinksOutput = zod.output<typeof ExternalLinks>;

export const LocalisedLinks = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "en": ExternalLinks,
  "fr": ExternalLinks
}));

export type LocalisedLinks = zod.input<typeof LocalisedLinks>;
export type LocalisedLinksOutput = zod.output<typeof LocalisedLinks>;

export const envConfigEnvironmentMax = 40;

export const envConfigEnrolmentBaseUrlMax = 300;

export const envConfigMemberBaseUrlMax = 300;

export const envConfigContactBaseUrlMax = 300;

export const envConfigCardPaymentUrlMax = 300;

export const envConfigClaimPromiseDaysMax = 60;

export const envConfigSendsIdempotencyKeysDefault = true;
export const envConfigRevokesTokensDefault = true;
export const envConfigKeepsClaimDraftsDefault = false;
export const envConfigOffersPasskeysDefault = false;
export const envConfigListsSessionsDefault = false;
export const envConfigListsDocumentsDefault = false;
export const envConfigOffersNotificationPreferencesDefault = false;
export const envConfigListsNotificationsDefault = false;
export const envConfigOffersPredeterminationsDefault = false;
export const envConfigKeepsOtherCoverageDefault = false;
export const envConfigOffersTravelLettersDefault = false;
export const envConfigOffersWalletPassesDefault = false;
export const envConfigOffersOfflineCardDefault = false;
export const envConfigNoticeEnMax = 300;

export const envConfigNoticeFrMax = 300;

export const envConfigVitalsUrlMax = 300;

export const envConfigVitalsUrlRegExp = new RegExp('^https:/');
export const envConfigAllowedHostsItemMax = 253;

export const envConfigAllowedHostsItemRegExp = new RegExp('^[a-z0-9-]+(\\.[a-z0-9-]+)*$');
export const envConfigAllowedHostsMax = 200;

export const envConfigPictureHostsItemMax = 253;

export const envConfigPictureHostsItemRegExp = new RegExp('^[a-z0-9-]+(\\.[a-z0-9-]+)*$');
export const envConfigPictureHostsMax = 50;

export const EnvConfig = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "environment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(envConfigEnvironmentMax)),
  "enrolmentBaseUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(envConfigEnrolmentBaseUrlMax)),
  "memberBaseUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(envConfigMemberBaseUrlMax)),
  "contactBaseUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(envConfigContactBaseUrlMax)),
  "cardPaymentUrl": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(envConfigCardPaymentUrlMax)),
  "claimPromiseDays": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(envConfigClaimPromiseDaysMax))),
  "sendsIdempotencyKeys": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), envConfigSendsIdempotencyKeysDefault),
  "revokesTokens": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), envConfigRevokesTokensDefault),
  "keepsClaimDrafts": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), envConfigKeepsClaimDraftsDefault),
  "offersPasskeys": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), envConfigOffersPasskeysDefault),
  "listsSessions": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), envConfigListsSessionsDefault),
  "listsDocuments": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), envConfigListsDocumentsDefault),
  "offersNotificationPreferences": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), envConfigOffersNotificationPreferencesDefault),
  "listsNotifications": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), envConfigListsNotificationsDefault),
  "offersPredeterminations": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), envConfigOffersPredeterminationsDefault),
  "keepsOtherCoverage": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), envConfigKeepsOtherCoverageDefault),
  "offersTravelLetters": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), envConfigOffersTravelLettersDefault),
  "offersWalletPasses": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), envConfigOffersWalletPassesDefault),
  "offersOfflineCard": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), envConfigOffersOfflineCardDefault),
  "notice": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.object({
  "en": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(envConfigNoticeEnMax)),
  "fr": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(envConfigNoticeFrMax))
})),
  "vitalsUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(envConfigVitalsUrlMax)).check(/*#__PURE__*/ zod.regex(envConfigVitalsUrlRegExp))),
  "localDevelopment": /*#__PURE__*/ zod.boolean(),
  "allowedHosts": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(envConfigAllowedHostsItemMax)).check(/*#__PURE__*/ zod.regex(envConfigAllowedHostsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(envConfigAllowedHostsMax))),
  "pictureHosts": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(envConfigPictureHostsItemMax)).check(/*#__PURE__*/ zod.regex(envConfigPictureHostsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(envConfigPictureHostsMax))),
  "externalLinks": /*#__PURE__*/ zod.object({
  "MBC": LocalisedLinks,
  "SBC": LocalisedLinks,
  "OBC": LocalisedLinks,
  "QBC": LocalisedLinks
})
}));

export type EnvConfig = zod.input<typeof EnvConfig>;
export type EnvConfigOutput = zod.output<typeof EnvConfig>;

export const versionVersionMax = 40;

export const versionCommitMax = 40;

export const versionBuiltAtMax = 40;

export const Version = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(versionVersionMax)),
  "commit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(versionCommitMax)),
  "builtAt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(versionBuiltAtMax))
}));

export type Version = zod.input<typeof Version>;
export type VersionOutput = zod.output<typeof Version>;

export const claimTermsTitleMax = 200;

export const claimTermsParagraphsItemMax = 2000;

export const claimTermsParagraphsMax = 30;

export const ClaimTerms = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimTermsTitleMax)),
  "paragraphs": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimTermsParagraphsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(claimTermsParagraphsMax))
}));

export type ClaimTerms = zod.input<typeof ClaimTerms>;
export type ClaimTermsOutput = zod.output<typeof ClaimTerms>;

export const BrandFolder = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.enum(['MEDAVIE', 'SK', 'CANASSURANCEQC', 'CANASSURANCEON']));

export type BrandFolder = zod.input<typeof BrandFolder>;
export type BrandFolderOutput = zod.output<typeof BrandFolder>;

export const openHoursWeekdaysItemMax = 7;

export const openHoursWeekdaysMax = 7;

export const openHoursOpensMax = 5;

export const openHoursOpensRegExp = new RegExp('^([01]\\d|2[0-3]):[0-5]\\d$');
export const openHoursClosesMax = 5;

export const openHoursClosesRegExp = new RegExp('^([01]\\d|2[0-3]):[0-5]\\d$');
export const openHoursTimeZoneMax = 40;

export const OpenHours = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "weekdays": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(openHoursWeekdaysItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(openHoursWeekdaysMax)),
  "opens": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(openHoursOpensMax)).check(/*#__PURE__*/ zod.regex(openHoursOpensRegExp)),
  "closes": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(openHoursClosesMax)).check(/*#__PURE__*/ zod.regex(openHoursClosesRegExp)),
  "timeZone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(openHoursTimeZoneMax))
}));

export type OpenHours = zod.input<typeof OpenHours>;
export type OpenHoursOutput = zod.output<typeof OpenHours>;

export const openingHoursDaysMax = 60;

export const openingHoursTimeMax = 60;

export const OpeningHours = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "days": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(openingHoursDaysMax)),
  "time": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(openingHoursTimeMax)),
  "open": /*#__PURE__*/ zod.optional(OpenHours)
}));

export type OpeningHours = zod.input<typeof OpeningHours>;
export type OpeningHoursOutput = zod.output<typeof OpeningHours>;

export const contactContentTitleMax = 120;

export const contactContentEmailMax = 255;

export const contactContentHoursMax = 7;

export const contactContentAddressItemMax = 80;

export const contactContentAddressMax = 6;

export const contactContentNoticeMax = 500;

export const contactContentClosedOnMax = 30;

export const ContactContent = /*#__PURE__*/ zod.lazy(() => /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contactContentTitleMax)),
  "phoneNumber": PhoneNanp,
  "tollFreeNumber": /*#__PURE__*/ zod.optional(PhoneNanp),
  "ttyNumber": /*#__PURE__*/ zod.optional(PhoneNanp),
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(contactContentEmailMax))),
  "hours": /*#__PURE__*/ zod.array(OpeningHours).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contactContentHoursMax)),
  "address": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contactContentAddressItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contactContentAddressMax)),
  "notice": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contactContentNoticeMax))),
  "closedOn": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Date8).check(/*#__PURE__*/ zod.maxLength(contactContentClosedOnMax)))
}));

export type ContactContent = zod.input<typeof ContactContent>;
export type ContactContentOutput = zod.output<typeof ContactContent>;
