// Generated from i18n/en. Do not edit.
export const CATALOGUES = ["access","account","claim-forms","claim-status","claims","dashboard","forms","history","member","registration","shell","welcome"] as const
export type CatalogueName = (typeof CATALOGUES)[number]
