// Generated from forms/. Do not edit.
export declare const conditions: Readonly<Record<string, (value: unknown) => boolean>>
