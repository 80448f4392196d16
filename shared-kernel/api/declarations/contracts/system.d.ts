/** Maintenance wins when both flags are set (specification: browsing §4). */
export declare const getStatus: import("./endpoint.d.ts").Endpoint<import("zod/mini").ZodMiniObject<{}, import("zod/v4/core").$strip>, import("zod/mini").ZodMiniObject<{
    maintenance: import("zod/mini").ZodMiniBoolean<boolean>;
    regionRestriction: import("zod/mini").ZodMiniBoolean<boolean>;
    maintenanceReason: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    maintenanceEndsAt: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    serverTime: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
}, import("zod/v4/core").$strip>, Readonly<Record<never, never>>>;
/** White-label flags by name (`DIRECTREG3`, `REWCEN3` …): the ones in force for this merchant. */
export declare const getWhitelabel: import("./endpoint.d.ts").Endpoint<import("zod/mini").ZodMiniObject<{}, import("zod/v4/core").$strip>, import("zod/mini").ZodMiniObject<{
    merchantCode: import("zod/mini").ZodMiniPrefault<import("zod/mini").ZodMiniString<string>>;
    brand: import("zod/mini").ZodMiniPrefault<import("zod/mini").ZodMiniString<string>>;
    name: import("zod/mini").ZodMiniPrefault<import("zod/mini").ZodMiniString<string>>;
    currency: import("zod/mini").ZodMiniPrefault<import("zod/mini").ZodMiniString<string>>;
    flags: import("zod/mini").ZodMiniPrefault<import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniBoolean<boolean>>>;
    agentMenu: import("zod/mini").ZodMiniPrefault<import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>>;
}, import("zod/v4/core").$strip>, Readonly<Record<never, never>>>;
/** Of what the specification names without a shape (`domainRoute`, `paths`, `register`) no page reads anything. */
export declare const getConsolidatedSettings: import("./endpoint.d.ts").Endpoint<import("zod/mini").ZodMiniObject<{
    language: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniEnum<{
        EN: "EN";
        TY: "TY";
    }>>;
}, import("zod/v4/core").$strip>, import("zod/mini").ZodMiniObject<{
    customerService: import("zod/mini").ZodMiniPrefault<import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
        csPosition: import("zod/mini").ZodMiniString<string>;
        title: import("zod/mini").ZodMiniString<string>;
        type: import("zod/mini").ZodMiniType<import("./open.d.ts").Open<"FACEBOOK" | "LIVECHAT" | "TELEGRAM">, import("./open.d.ts").Open<"FACEBOOK" | "LIVECHAT" | "TELEGRAM">, import("zod/v4/core").$ZodTypeInternals<import("./open.d.ts").Open<"FACEBOOK" | "LIVECHAT" | "TELEGRAM">, import("./open.d.ts").Open<"FACEBOOK" | "LIVECHAT" | "TELEGRAM">>>;
        path: import("zod/mini").ZodMiniPrefault<import("zod/mini").ZodMiniString<string>>;
    }, import("zod/v4/core").$strip>>>;
    imageCDNs: import("zod/mini").ZodMiniPrefault<import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>>;
    domainRoute: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>;
    mobileTemplate: import("zod/mini").ZodMiniPrefault<import("zod/mini").ZodMiniObject<{
        mem_cen: import("zod/mini").ZodMiniPrefault<import("zod/mini").ZodMiniString<string>>;
        dep_func: import("zod/mini").ZodMiniPrefault<import("zod/mini").ZodMiniString<string>>;
    }, import("zod/v4/core").$strip>>;
    paths: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>;
    register: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniUnknown>;
    resources: import("zod/mini").ZodMiniPrefault<import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
        resourceType: import("zod/mini").ZodMiniType<import("./open.d.ts").Open<"Android" | "AppDownloadIcon" | "IOS" | "MOBILECONFIG">, import("./open.d.ts").Open<"Android" | "AppDownloadIcon" | "IOS" | "MOBILECONFIG">, import("zod/v4/core").$ZodTypeInternals<import("./open.d.ts").Open<"Android" | "AppDownloadIcon" | "IOS" | "MOBILECONFIG">, import("./open.d.ts").Open<"Android" | "AppDownloadIcon" | "IOS" | "MOBILECONFIG">>>;
        url: import("zod/mini").ZodMiniString<string>;
    }, import("zod/v4/core").$strip>>>;
    whitelabel: import("zod/mini").ZodMiniPrefault<import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniUnknown>>;
    mainDomain: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    parameters: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniObject<{
        pwa: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniObject<{
            icon: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniString<string>>>;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>>;
}, import("zod/v4/core").$strip>, Readonly<Record<never, never>>>;
export declare const getDomainRoute: import("./endpoint.d.ts").Endpoint<import("zod/mini").ZodMiniObject<{
    domain: import("zod/mini").ZodMiniString<string>;
}, import("zod/v4/core").$strip>, import("zod/mini").ZodMiniObject<{
    merchantCode: import("zod/mini").ZodMiniString<string>;
    trialMerchantCode: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
}, import("zod/v4/core").$strip>, Readonly<Record<never, never>>>;
/** Per-field rules that forms follow: `loginUsername`, `loginPassword`, `loginMobileNum`, `verificationCode`, `password`, `mobileNum` … (accounts §5). */
export declare const getFieldRules: import("./endpoint.d.ts").Endpoint<import("zod/mini").ZodMiniObject<{}, import("zod/v4/core").$strip>, import("zod/mini").ZodMiniObject<{
    fields: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniObject<{
        enabled: import("zod/mini").ZodMiniPrefault<import("zod/mini").ZodMiniBoolean<boolean>>;
        required: import("zod/mini").ZodMiniPrefault<import("zod/mini").ZodMiniBoolean<boolean>>;
        minLength: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniInt>;
        maxLength: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniInt>;
        pattern: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    }, import("zod/v4/core").$strip>>;
}, import("zod/v4/core").$strip>, Readonly<Record<never, never>>>;
export declare const getCustomerServiceLink: import("./endpoint.d.ts").Endpoint<import("zod/mini").ZodMiniObject<{
    type: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniType<import("./open.d.ts").Open<"FACEBOOK" | "LIVECHAT" | "TELEGRAM">, import("./open.d.ts").Open<"FACEBOOK" | "LIVECHAT" | "TELEGRAM">, import("zod/v4/core").$ZodTypeInternals<import("./open.d.ts").Open<"FACEBOOK" | "LIVECHAT" | "TELEGRAM">, import("./open.d.ts").Open<"FACEBOOK" | "LIVECHAT" | "TELEGRAM">>>>;
    csPosition: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
}, import("zod/v4/core").$strip>, import("zod/mini").ZodMiniObject<{
    link: import("zod/mini").ZodMiniString<string>;
}, import("zod/v4/core").$strip>, Readonly<Record<never, never>>>;
/** Inputs that the platform's own seed answers. */
export declare const examples: {
    getDomainRoute: {
        domain: string;
    };
    getConsolidatedSettings: {
        language: "EN";
    };
};
