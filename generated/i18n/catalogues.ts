// Generated from i18n/en. Do not edit.
export const CATALOGUES = ["access","account","address","claim-forms","claim-status","claims","contact","dashboard","forms","history","links","member","password","registration","shell","terms","welcome"] as const
export type CatalogueName = (typeof CATALOGUES)[number]
