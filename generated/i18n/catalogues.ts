// Generated from i18n/en. Do not edit.
export const CATALOGUES = ["access","account","address","bank-account","card","care","claim-coverage","claim-end","claim-forms","claim-history","claim-hsa","claim-lines","claim-provider","claim-receipt","claim-start","claim-status","claim-vision","claims","contact","coverage","coverage-dental","coverage-services","dashboard","forms","history","history-filter","links","member","password","payments","premiums","registration","shell","spending","start-failure","support","terms","welcome"] as const
export type CatalogueName = (typeof CATALOGUES)[number]
