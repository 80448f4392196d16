/** On failure the envelope's `value.captcha` is true once a captcha must come with the next try. */
export declare const login: import("./endpoint.d.ts").Endpoint<import("zod/mini").ZodMiniObject<{
    username: import("zod/mini").ZodMiniString<string>;
    password: import("zod/mini").ZodMiniString<string>;
    captcha: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    type: import("zod/mini").ZodMiniEnum<{
        firebase: "firebase";
        sms: "sms";
        username: "username";
    }>;
}, import("zod/v4/core").$strip>, import("zod/mini").ZodMiniObject<{
    token: import("zod/mini").ZodMiniString<string>;
    userName: import("zod/mini").ZodMiniString<string>;
    customerType: import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniInt, import("zod/mini").ZodMiniString<string>]>;
    merchantCode: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    firstTimeLogin: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
}, import("zod/v4/core").$strip>, {
    'login.failed': number;
    'captcha.required': number;
    'captcha.wrong': number;
}>;
/** The public key that encrypted bodies are sealed with (JWK of ECDH-ES on P-256, for JWE compact, A256GCM). */
export declare const getEncryptionKey: import("./endpoint.d.ts").Endpoint<import("zod/mini").ZodMiniObject<{}, import("zod/v4/core").$strip>, import("zod/mini").ZodMiniObject<{
    kid: import("zod/mini").ZodMiniString<string>;
    kty: import("zod/mini").ZodMiniString<string>;
    crv: import("zod/mini").ZodMiniString<string>;
    x: import("zod/mini").ZodMiniString<string>;
    y: import("zod/mini").ZodMiniString<string>;
}, import("zod/v4/core").$strip>, Readonly<Record<never, never>>>;
export declare const logout: import("./endpoint.d.ts").Endpoint<import("zod/mini").ZodMiniObject<{}, import("zod/v4/core").$strip>, import("zod/mini").ZodMiniUnknown, Readonly<Record<never, never>>>;
/** `flag: false` is what the agent home sends on entry (accounts §4); what the answer does not say stays as it was. */
export declare const renewSession: import("./endpoint.d.ts").Endpoint<import("zod/mini").ZodMiniObject<{
    flag: import("zod/mini").ZodMiniBoolean<boolean>;
}, import("zod/v4/core").$strip>, import("zod/mini").ZodMiniObject<{
    userName: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    customerType: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniInt, import("zod/mini").ZodMiniString<string>]>>;
}, import("zod/v4/core").$strip>, Readonly<Record<never, never>>>;
/** After success the page goes home if `trail` is nonzero. */
export declare const startTrial: import("./endpoint.d.ts").Endpoint<import("zod/mini").ZodMiniObject<{
    language: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniEnum<{
        EN: "EN";
        TY: "TY";
    }>>;
}, import("zod/v4/core").$strip>, import("zod/mini").ZodMiniObject<{
    token: import("zod/mini").ZodMiniString<string>;
    userName: import("zod/mini").ZodMiniString<string>;
    customerType: import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniInt, import("zod/mini").ZodMiniString<string>]>;
    merchantCode: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    trail: import("zod/mini").ZodMiniInt;
}, import("zod/v4/core").$strip>, Readonly<Record<never, never>>>;
/** A base64 PNG of six digits, tied to this visitor; good for one try within 5 minutes. */
export declare const getCaptcha: import("./endpoint.d.ts").Endpoint<import("zod/mini").ZodMiniObject<{}, import("zod/v4/core").$strip>, import("zod/mini").ZodMiniString<string>, Readonly<Record<never, never>>>;
/** For those who cannot read the image: a sum in words, whose result is typed into the same field. */
export declare const getCaptchaSum: import("./endpoint.d.ts").Endpoint<import("zod/mini").ZodMiniObject<{}, import("zod/v4/core").$strip>, import("zod/mini").ZodMiniObject<{
    left: import("zod/mini").ZodMiniInt;
    right: import("zod/mini").ZodMiniInt;
}, import("zod/v4/core").$strip>, Readonly<Record<never, never>>>;
/** Inputs that the platform's own seed answers. */
export declare const examples: {
    login: {
        username: string;
        password: string;
        type: "username";
    };
    renewSession: {
        flag: false;
    };
};
