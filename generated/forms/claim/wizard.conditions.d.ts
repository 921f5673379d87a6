// Generated from forms/. Do not edit.
export declare const conditions: Readonly<Record<string, (state: { answers: object; policy: object; facts: object }) => boolean>>
