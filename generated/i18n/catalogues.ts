// Generated from i18n/en. Do not edit.
export const CATALOGUES = ["access","account","address","bank-account","card","claim-end","claim-forms","claim-hsa","claim-receipt","claim-start","claim-status","claims","contact","dashboard","forms","history","links","member","password","premiums","registration","shell","support","terms","welcome"] as const
export type CatalogueName = (typeof CATALOGUES)[number]
