import { type Infer } from '../schema/schema.d.ts';
/**
 * The release document and what it is composed from. Written by `delivery` when a package is published, composed by
 * the document server for each request, read by the host. Schema changes raise RELEASE_SCHEMA.
 */
export declare const RELEASE_SCHEMA = 1;
/** Among a module's names: it may export others too. */
export declare const ANY_NAME = "*";
/**
 * Files under this folder of a build are named by their content and say nothing of the build: they are addressed at
 * `<origin>/files/<file>`, beside the releases, so that a browser keeps what a release did not change.
 */
export declare const LASTING_FOLDER = "files/";
/** What happens to a visitor who may not see a page (specification: accounts §6, screens: "guests"). */
export declare const ACCESS_RULES: readonly ['public', 'login-page', 'login-dialog', 'login-prompt', 'home', 'agent'];
export type AccessRule = (typeof ACCESS_RULES)[number];
/**
 * How the frame stands around a page. `own`: the page brings its header (login, register, mine, agent, help);
 * `none`: nothing at all (the playing frame). `menuEntry` names the bottom-menu entry that is current.
 */
declare const frameOptions: import("zod/mini").ZodMiniObject<{
    header: import("zod/mini").ZodMiniEnum<{
        home: "home";
        none: "none";
        own: "own";
        title: "title";
    }>;
    back: import("zod/mini").ZodMiniEnum<{
        history: "history";
        home: "home";
    }>;
    bottomMenu: import("zod/mini").ZodMiniBoolean<boolean>;
    menuEntry: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniEnum<{
        deposit: "deposit";
        home: "home";
        invite: "invite";
        members: "members";
        promotion: "promotion";
    }>>;
    balance: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
}, import("zod/v4/core").$strip>;
export type FrameOptions = Infer<typeof frameOptions>;
/**
 * A call that the document starts before any code arrives. Values `$language`, `$merchant`, `$today` (merchant's day)
 * and `$query.<name>` are filled in by the page's address and session; a call `when: 'session'` starts only with a token.
 */
declare const startCall: import("zod/mini").ZodMiniObject<{
    path: import("zod/mini").ZodMiniString<string>;
    query: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniString<string>>;
    module: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    when: import("zod/mini").ZodMiniEnum<{
        always: "always";
        session: "session";
    }>;
    isPlain: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
}, import("zod/v4/core").$strip>;
export type StartCall = Infer<typeof startCall>;
declare const route: import("zod/mini").ZodMiniObject<{
    path: import("zod/mini").ZodMiniString<string>;
    aliases: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
    page: import("zod/mini").ZodMiniString<string>;
    title: import("zod/mini").ZodMiniObject<{
        EN: import("zod/mini").ZodMiniString<string>;
        TY: import("zod/mini").ZodMiniString<string>;
    }, import("zod/v4/core").$strip>;
    access: import("zod/mini").ZodMiniEnum<{
        agent: "agent";
        home: "home";
        "login-dialog": "login-dialog";
        "login-page": "login-page";
        "login-prompt": "login-prompt";
        public: "public";
    }>;
    rejectsTrial: import("zod/mini").ZodMiniBoolean<boolean>;
    flag: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    needs: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    frame: import("zod/mini").ZodMiniObject<{
        header: import("zod/mini").ZodMiniEnum<{
            home: "home";
            none: "none";
            own: "own";
            title: "title";
        }>;
        back: import("zod/mini").ZodMiniEnum<{
            history: "history";
            home: "home";
        }>;
        bottomMenu: import("zod/mini").ZodMiniBoolean<boolean>;
        menuEntry: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniEnum<{
            deposit: "deposit";
            home: "home";
            invite: "invite";
            members: "members";
            promotion: "promotion";
        }>>;
        balance: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
    }, import("zod/v4/core").$strip>;
    starts: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
        path: import("zod/mini").ZodMiniString<string>;
        query: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniString<string>>;
        module: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
        when: import("zod/mini").ZodMiniEnum<{
            always: "always";
            session: "session";
        }>;
        isPlain: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
    }, import("zod/v4/core").$strip>>;
    prefetch: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniLiteral<"idle">>;
}, import("zod/v4/core").$strip>;
export type ReleaseRoute = Infer<typeof route>;
/** Whom a slot's filler is shown to. */
export declare const SLOT_ACCESS: readonly ['public', 'session', 'agent'];
export type SlotAccess = (typeof SLOT_ACCESS)[number];
/** What a remote puts into a named place of another package's page; builds of before have name and component alone. */
declare const slot: import("zod/mini").ZodMiniObject<{
    name: import("zod/mini").ZodMiniString<string>;
    component: import("zod/mini").ZodMiniString<string>;
    order: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniInt>;
    access: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniEnum<{
        agent: "agent";
        public: "public";
        session: "session";
    }>>;
    flag: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
}, import("zod/v4/core").$strip>;
export type ReleaseSlot = Infer<typeof slot>;
/** Files to fetch ahead, relative to the release's base URL. */
declare const preload: import("zod/mini").ZodMiniObject<{
    scripts: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
    styles: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
}, import("zod/v4/core").$strip>;
/** What a page needs: files of its own, and the shared modules that the host provides (keys of `HostRelease.shares`). */
declare const partTexts: import("zod/mini").ZodMiniObject<{
    EN: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
    TY: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
}, import("zod/v4/core").$strip>;
export type PartTexts = Infer<typeof partTexts>;
export type Preload = Infer<typeof preload>;
/** How a document looks before any stylesheet: the styles to inline, and the value of every token of the default look. */
declare const look: import("zod/mini").ZodMiniObject<{
    css: import("zod/mini").ZodMiniString<string>;
    tokens: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniString<string>>;
}, import("zod/v4/core").$strip>;
export type Look = Infer<typeof look>;
/** A published build of the host: immutable, named `host@version+commit`. */
export declare const hostRelease: import("zod/mini").ZodMiniObject<{
    schema: import("zod/mini").ZodMiniLiteral<1>;
    name: import("zod/mini").ZodMiniString<string>;
    version: import("zod/mini").ZodMiniString<string>;
    commit: import("zod/mini").ZodMiniString<string>;
    builtAt: import("zod/mini").ZodMiniString<string>;
    files: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniObject<{
        integrity: import("zod/mini").ZodMiniString<string>;
        bytes: import("zod/mini").ZodMiniInt;
        gzipBytes: import("zod/mini").ZodMiniInt;
    }, import("zod/v4/core").$strip>>;
    kind: import("zod/mini").ZodMiniLiteral<"host">;
    provides: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniString<string>>;
    look: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniObject<{
        css: import("zod/mini").ZodMiniString<string>;
        tokens: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniString<string>>;
    }, import("zod/v4/core").$strip>>;
    document: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniLiteral<"slim">>;
    modules: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>>>;
    preload: import("zod/mini").ZodMiniObject<{
        scripts: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
        styles: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
    }, import("zod/v4/core").$strip>;
    shares: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniObject<{
        scripts: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
        styles: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
    }, import("zod/v4/core").$strip>>;
}, import("zod/v4/core").$strip>;
export type HostRelease = Infer<typeof hostRelease>;
/** A published build of a remote: immutable, named `<name>@version+commit`. */
export declare const remoteRelease: import("zod/mini").ZodMiniObject<{
    schema: import("zod/mini").ZodMiniLiteral<1>;
    name: import("zod/mini").ZodMiniString<string>;
    version: import("zod/mini").ZodMiniString<string>;
    commit: import("zod/mini").ZodMiniString<string>;
    builtAt: import("zod/mini").ZodMiniString<string>;
    files: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniObject<{
        integrity: import("zod/mini").ZodMiniString<string>;
        bytes: import("zod/mini").ZodMiniInt;
        gzipBytes: import("zod/mini").ZodMiniInt;
    }, import("zod/v4/core").$strip>>;
    kind: import("zod/mini").ZodMiniLiteral<"remote">;
    entry: import("zod/mini").ZodMiniString<string>;
    global: import("zod/mini").ZodMiniString<string>;
    kernel: import("zod/mini").ZodMiniString<string>;
    consumes: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>>>;
    namespace: import("zod/mini").ZodMiniString<string>;
    routes: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
        path: import("zod/mini").ZodMiniString<string>;
        aliases: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
        page: import("zod/mini").ZodMiniString<string>;
        title: import("zod/mini").ZodMiniObject<{
            EN: import("zod/mini").ZodMiniString<string>;
            TY: import("zod/mini").ZodMiniString<string>;
        }, import("zod/v4/core").$strip>;
        access: import("zod/mini").ZodMiniEnum<{
            agent: "agent";
            home: "home";
            "login-dialog": "login-dialog";
            "login-page": "login-page";
            "login-prompt": "login-prompt";
            public: "public";
        }>;
        rejectsTrial: import("zod/mini").ZodMiniBoolean<boolean>;
        flag: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
        needs: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
        frame: import("zod/mini").ZodMiniObject<{
            header: import("zod/mini").ZodMiniEnum<{
                home: "home";
                none: "none";
                own: "own";
                title: "title";
            }>;
            back: import("zod/mini").ZodMiniEnum<{
                history: "history";
                home: "home";
            }>;
            bottomMenu: import("zod/mini").ZodMiniBoolean<boolean>;
            menuEntry: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniEnum<{
                deposit: "deposit";
                home: "home";
                invite: "invite";
                members: "members";
                promotion: "promotion";
            }>>;
            balance: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
        }, import("zod/v4/core").$strip>;
        starts: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
            path: import("zod/mini").ZodMiniString<string>;
            query: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniString<string>>;
            module: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
            when: import("zod/mini").ZodMiniEnum<{
                always: "always";
                session: "session";
            }>;
            isPlain: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
        }, import("zod/v4/core").$strip>>;
        prefetch: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniLiteral<"idle">>;
    }, import("zod/v4/core").$strip>>;
    slots: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
        name: import("zod/mini").ZodMiniString<string>;
        component: import("zod/mini").ZodMiniString<string>;
        order: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniInt>;
        access: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniEnum<{
            agent: "agent";
            public: "public";
            session: "session";
        }>>;
        flag: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    }, import("zod/v4/core").$strip>>;
    preload: import("zod/mini").ZodMiniObject<{
        start: import("zod/mini").ZodMiniObject<{
            scripts: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
            styles: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
        }, import("zod/v4/core").$strip>;
        pages: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniObject<{
            scripts: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
            styles: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
            consumes: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
            texts: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniObject<{
                EN: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
                TY: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>>;
        locales: import("zod/mini").ZodMiniObject<{
            EN: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
            TY: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
        }, import("zod/v4/core").$strip>;
    }, import("zod/v4/core").$strip>;
}, import("zod/v4/core").$strip>;
export type RemoteRelease = Infer<typeof remoteRelease>;
export declare const release: import("zod/mini").ZodMiniUnion<readonly [import("zod/mini").ZodMiniObject<{
    schema: import("zod/mini").ZodMiniLiteral<1>;
    name: import("zod/mini").ZodMiniString<string>;
    version: import("zod/mini").ZodMiniString<string>;
    commit: import("zod/mini").ZodMiniString<string>;
    builtAt: import("zod/mini").ZodMiniString<string>;
    files: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniObject<{
        integrity: import("zod/mini").ZodMiniString<string>;
        bytes: import("zod/mini").ZodMiniInt;
        gzipBytes: import("zod/mini").ZodMiniInt;
    }, import("zod/v4/core").$strip>>;
    kind: import("zod/mini").ZodMiniLiteral<"host">;
    provides: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniString<string>>;
    look: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniObject<{
        css: import("zod/mini").ZodMiniString<string>;
        tokens: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniString<string>>;
    }, import("zod/v4/core").$strip>>;
    document: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniLiteral<"slim">>;
    modules: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>>>;
    preload: import("zod/mini").ZodMiniObject<{
        scripts: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
        styles: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
    }, import("zod/v4/core").$strip>;
    shares: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniObject<{
        scripts: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
        styles: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
    }, import("zod/v4/core").$strip>>;
}, import("zod/v4/core").$strip>, import("zod/mini").ZodMiniObject<{
    schema: import("zod/mini").ZodMiniLiteral<1>;
    name: import("zod/mini").ZodMiniString<string>;
    version: import("zod/mini").ZodMiniString<string>;
    commit: import("zod/mini").ZodMiniString<string>;
    builtAt: import("zod/mini").ZodMiniString<string>;
    files: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniObject<{
        integrity: import("zod/mini").ZodMiniString<string>;
        bytes: import("zod/mini").ZodMiniInt;
        gzipBytes: import("zod/mini").ZodMiniInt;
    }, import("zod/v4/core").$strip>>;
    kind: import("zod/mini").ZodMiniLiteral<"remote">;
    entry: import("zod/mini").ZodMiniString<string>;
    global: import("zod/mini").ZodMiniString<string>;
    kernel: import("zod/mini").ZodMiniString<string>;
    consumes: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>>>;
    namespace: import("zod/mini").ZodMiniString<string>;
    routes: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
        path: import("zod/mini").ZodMiniString<string>;
        aliases: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
        page: import("zod/mini").ZodMiniString<string>;
        title: import("zod/mini").ZodMiniObject<{
            EN: import("zod/mini").ZodMiniString<string>;
            TY: import("zod/mini").ZodMiniString<string>;
        }, import("zod/v4/core").$strip>;
        access: import("zod/mini").ZodMiniEnum<{
            agent: "agent";
            home: "home";
            "login-dialog": "login-dialog";
            "login-page": "login-page";
            "login-prompt": "login-prompt";
            public: "public";
        }>;
        rejectsTrial: import("zod/mini").ZodMiniBoolean<boolean>;
        flag: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
        needs: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
        frame: import("zod/mini").ZodMiniObject<{
            header: import("zod/mini").ZodMiniEnum<{
                home: "home";
                none: "none";
                own: "own";
                title: "title";
            }>;
            back: import("zod/mini").ZodMiniEnum<{
                history: "history";
                home: "home";
            }>;
            bottomMenu: import("zod/mini").ZodMiniBoolean<boolean>;
            menuEntry: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniEnum<{
                deposit: "deposit";
                home: "home";
                invite: "invite";
                members: "members";
                promotion: "promotion";
            }>>;
            balance: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
        }, import("zod/v4/core").$strip>;
        starts: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
            path: import("zod/mini").ZodMiniString<string>;
            query: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniString<string>>;
            module: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
            when: import("zod/mini").ZodMiniEnum<{
                always: "always";
                session: "session";
            }>;
            isPlain: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
        }, import("zod/v4/core").$strip>>;
        prefetch: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniLiteral<"idle">>;
    }, import("zod/v4/core").$strip>>;
    slots: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
        name: import("zod/mini").ZodMiniString<string>;
        component: import("zod/mini").ZodMiniString<string>;
        order: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniInt>;
        access: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniEnum<{
            agent: "agent";
            public: "public";
            session: "session";
        }>>;
        flag: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    }, import("zod/v4/core").$strip>>;
    preload: import("zod/mini").ZodMiniObject<{
        start: import("zod/mini").ZodMiniObject<{
            scripts: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
            styles: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
        }, import("zod/v4/core").$strip>;
        pages: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniObject<{
            scripts: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
            styles: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
            consumes: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
            texts: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniObject<{
                EN: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
                TY: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>>;
        locales: import("zod/mini").ZodMiniObject<{
            EN: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
            TY: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
        }, import("zod/v4/core").$strip>;
    }, import("zod/v4/core").$strip>;
}, import("zod/v4/core").$strip>]>;
export type Release = HostRelease | RemoteRelease;
/** `name@version+commit`. */
export declare const releaseId: (of: Pick<Release, 'name' | 'version' | 'commit'>) => string;
/**
 * The registry's one mutable document. `canaries`, `pins` and `overrides` are part of the schema so that the documents
 * of today stay readable when releases are steered by visitor, affiliate or signed link.
 */
export declare const pointers: import("zod/mini").ZodMiniObject<{
    schema: import("zod/mini").ZodMiniLiteral<1>;
    revision: import("zod/mini").ZodMiniInt;
    changedAt: import("zod/mini").ZodMiniString<string>;
    packages: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniObject<{
        live: import("zod/mini").ZodMiniString<string>;
        previous: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
    }, import("zod/v4/core").$strip>>;
    canaries: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
        package: import("zod/mini").ZodMiniString<string>;
        release: import("zod/mini").ZodMiniString<string>;
        percent: import("zod/mini").ZodMiniInt;
    }, import("zod/v4/core").$strip>>;
    pins: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
        affiliate: import("zod/mini").ZodMiniString<string>;
        package: import("zod/mini").ZodMiniString<string>;
        release: import("zod/mini").ZodMiniString<string>;
    }, import("zod/v4/core").$strip>>;
}, import("zod/v4/core").$strip>;
export type Pointers = Infer<typeof pointers>;
/** One remote as a page sees it: its release with absolute addresses. */
declare const documentRemote: import("zod/mini").ZodMiniObject<{
    name: import("zod/mini").ZodMiniString<string>;
    version: import("zod/mini").ZodMiniString<string>;
    commit: import("zod/mini").ZodMiniString<string>;
    baseUrl: import("zod/mini").ZodMiniString<string>;
    entry: import("zod/mini").ZodMiniString<string>;
    global: import("zod/mini").ZodMiniString<string>;
    kernel: import("zod/mini").ZodMiniString<string>;
    namespace: import("zod/mini").ZodMiniString<string>;
    routes: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
        path: import("zod/mini").ZodMiniString<string>;
        aliases: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
        page: import("zod/mini").ZodMiniString<string>;
        title: import("zod/mini").ZodMiniObject<{
            EN: import("zod/mini").ZodMiniString<string>;
            TY: import("zod/mini").ZodMiniString<string>;
        }, import("zod/v4/core").$strip>;
        access: import("zod/mini").ZodMiniEnum<{
            agent: "agent";
            home: "home";
            "login-dialog": "login-dialog";
            "login-page": "login-page";
            "login-prompt": "login-prompt";
            public: "public";
        }>;
        rejectsTrial: import("zod/mini").ZodMiniBoolean<boolean>;
        flag: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
        needs: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
        frame: import("zod/mini").ZodMiniObject<{
            header: import("zod/mini").ZodMiniEnum<{
                home: "home";
                none: "none";
                own: "own";
                title: "title";
            }>;
            back: import("zod/mini").ZodMiniEnum<{
                history: "history";
                home: "home";
            }>;
            bottomMenu: import("zod/mini").ZodMiniBoolean<boolean>;
            menuEntry: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniEnum<{
                deposit: "deposit";
                home: "home";
                invite: "invite";
                members: "members";
                promotion: "promotion";
            }>>;
            balance: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
        }, import("zod/v4/core").$strip>;
        starts: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
            path: import("zod/mini").ZodMiniString<string>;
            query: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniString<string>>;
            module: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
            when: import("zod/mini").ZodMiniEnum<{
                always: "always";
                session: "session";
            }>;
            isPlain: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
        }, import("zod/v4/core").$strip>>;
        prefetch: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniLiteral<"idle">>;
    }, import("zod/v4/core").$strip>>;
    slots: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
        name: import("zod/mini").ZodMiniString<string>;
        component: import("zod/mini").ZodMiniString<string>;
        order: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniInt>;
        access: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniEnum<{
            agent: "agent";
            public: "public";
            session: "session";
        }>>;
        flag: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
    }, import("zod/v4/core").$strip>>;
    preload: import("zod/mini").ZodMiniObject<{
        start: import("zod/mini").ZodMiniObject<{
            scripts: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
            styles: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
        }, import("zod/v4/core").$strip>;
        pages: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniObject<{
            scripts: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
            styles: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
            consumes: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
            texts: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniObject<{
                EN: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
                TY: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>>;
        locales: import("zod/mini").ZodMiniObject<{
            EN: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
            TY: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
        }, import("zod/v4/core").$strip>;
    }, import("zod/v4/core").$strip>;
    integrity: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniString<string>>;
}, import("zod/v4/core").$strip>;
/** What the host boots from: composed for merchant × visitor, inlined into the page, signed for those who embed it. */
export declare const releaseDocument: import("zod/mini").ZodMiniObject<{
    schema: import("zod/mini").ZodMiniLiteral<1>;
    revision: import("zod/mini").ZodMiniInt;
    merchant: import("zod/mini").ZodMiniString<string>;
    compositionId: import("zod/mini").ZodMiniString<string>;
    host: import("zod/mini").ZodMiniObject<{
        version: import("zod/mini").ZodMiniString<string>;
        commit: import("zod/mini").ZodMiniString<string>;
        provides: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniString<string>>;
    }, import("zod/v4/core").$strip>;
    remotes: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
        live: import("zod/mini").ZodMiniObject<{
            name: import("zod/mini").ZodMiniString<string>;
            version: import("zod/mini").ZodMiniString<string>;
            commit: import("zod/mini").ZodMiniString<string>;
            baseUrl: import("zod/mini").ZodMiniString<string>;
            entry: import("zod/mini").ZodMiniString<string>;
            global: import("zod/mini").ZodMiniString<string>;
            kernel: import("zod/mini").ZodMiniString<string>;
            namespace: import("zod/mini").ZodMiniString<string>;
            routes: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
                path: import("zod/mini").ZodMiniString<string>;
                aliases: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
                page: import("zod/mini").ZodMiniString<string>;
                title: import("zod/mini").ZodMiniObject<{
                    EN: import("zod/mini").ZodMiniString<string>;
                    TY: import("zod/mini").ZodMiniString<string>;
                }, import("zod/v4/core").$strip>;
                access: import("zod/mini").ZodMiniEnum<{
                    agent: "agent";
                    home: "home";
                    "login-dialog": "login-dialog";
                    "login-page": "login-page";
                    "login-prompt": "login-prompt";
                    public: "public";
                }>;
                rejectsTrial: import("zod/mini").ZodMiniBoolean<boolean>;
                flag: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
                needs: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
                frame: import("zod/mini").ZodMiniObject<{
                    header: import("zod/mini").ZodMiniEnum<{
                        home: "home";
                        none: "none";
                        own: "own";
                        title: "title";
                    }>;
                    back: import("zod/mini").ZodMiniEnum<{
                        history: "history";
                        home: "home";
                    }>;
                    bottomMenu: import("zod/mini").ZodMiniBoolean<boolean>;
                    menuEntry: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniEnum<{
                        deposit: "deposit";
                        home: "home";
                        invite: "invite";
                        members: "members";
                        promotion: "promotion";
                    }>>;
                    balance: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                }, import("zod/v4/core").$strip>;
                starts: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
                    path: import("zod/mini").ZodMiniString<string>;
                    query: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniString<string>>;
                    module: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
                    when: import("zod/mini").ZodMiniEnum<{
                        always: "always";
                        session: "session";
                    }>;
                    isPlain: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                }, import("zod/v4/core").$strip>>;
                prefetch: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniLiteral<"idle">>;
            }, import("zod/v4/core").$strip>>;
            slots: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
                name: import("zod/mini").ZodMiniString<string>;
                component: import("zod/mini").ZodMiniString<string>;
                order: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniInt>;
                access: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniEnum<{
                    agent: "agent";
                    public: "public";
                    session: "session";
                }>>;
                flag: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
            }, import("zod/v4/core").$strip>>;
            preload: import("zod/mini").ZodMiniObject<{
                start: import("zod/mini").ZodMiniObject<{
                    scripts: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
                    styles: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
                }, import("zod/v4/core").$strip>;
                pages: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniObject<{
                    scripts: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
                    styles: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
                    consumes: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
                    texts: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniObject<{
                        EN: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
                        TY: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>>;
                locales: import("zod/mini").ZodMiniObject<{
                    EN: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
                    TY: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
            integrity: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniString<string>>;
        }, import("zod/v4/core").$strip>;
        fallback: import("zod/mini").ZodMiniNullable<import("zod/mini").ZodMiniObject<{
            name: import("zod/mini").ZodMiniString<string>;
            version: import("zod/mini").ZodMiniString<string>;
            commit: import("zod/mini").ZodMiniString<string>;
            baseUrl: import("zod/mini").ZodMiniString<string>;
            entry: import("zod/mini").ZodMiniString<string>;
            global: import("zod/mini").ZodMiniString<string>;
            kernel: import("zod/mini").ZodMiniString<string>;
            namespace: import("zod/mini").ZodMiniString<string>;
            routes: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
                path: import("zod/mini").ZodMiniString<string>;
                aliases: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
                page: import("zod/mini").ZodMiniString<string>;
                title: import("zod/mini").ZodMiniObject<{
                    EN: import("zod/mini").ZodMiniString<string>;
                    TY: import("zod/mini").ZodMiniString<string>;
                }, import("zod/v4/core").$strip>;
                access: import("zod/mini").ZodMiniEnum<{
                    agent: "agent";
                    home: "home";
                    "login-dialog": "login-dialog";
                    "login-page": "login-page";
                    "login-prompt": "login-prompt";
                    public: "public";
                }>;
                rejectsTrial: import("zod/mini").ZodMiniBoolean<boolean>;
                flag: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
                needs: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
                frame: import("zod/mini").ZodMiniObject<{
                    header: import("zod/mini").ZodMiniEnum<{
                        home: "home";
                        none: "none";
                        own: "own";
                        title: "title";
                    }>;
                    back: import("zod/mini").ZodMiniEnum<{
                        history: "history";
                        home: "home";
                    }>;
                    bottomMenu: import("zod/mini").ZodMiniBoolean<boolean>;
                    menuEntry: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniEnum<{
                        deposit: "deposit";
                        home: "home";
                        invite: "invite";
                        members: "members";
                        promotion: "promotion";
                    }>>;
                    balance: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                }, import("zod/v4/core").$strip>;
                starts: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
                    path: import("zod/mini").ZodMiniString<string>;
                    query: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniString<string>>;
                    module: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
                    when: import("zod/mini").ZodMiniEnum<{
                        always: "always";
                        session: "session";
                    }>;
                    isPlain: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
                }, import("zod/v4/core").$strip>>;
                prefetch: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniLiteral<"idle">>;
            }, import("zod/v4/core").$strip>>;
            slots: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
                name: import("zod/mini").ZodMiniString<string>;
                component: import("zod/mini").ZodMiniString<string>;
                order: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniInt>;
                access: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniEnum<{
                    agent: "agent";
                    public: "public";
                    session: "session";
                }>>;
                flag: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
            }, import("zod/v4/core").$strip>>;
            preload: import("zod/mini").ZodMiniObject<{
                start: import("zod/mini").ZodMiniObject<{
                    scripts: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
                    styles: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
                }, import("zod/v4/core").$strip>;
                pages: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniObject<{
                    scripts: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
                    styles: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
                    consumes: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
                    texts: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniObject<{
                        EN: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
                        TY: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>>;
                locales: import("zod/mini").ZodMiniObject<{
                    EN: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
                    TY: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
            integrity: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniString<string>>;
        }, import("zod/v4/core").$strip>>;
    }, import("zod/v4/core").$strip>>;
    startup: import("zod/mini").ZodMiniObject<{
        status: import("zod/mini").ZodMiniObject<{
            maintenance: import("zod/mini").ZodMiniBoolean<boolean>;
            regionRestriction: import("zod/mini").ZodMiniBoolean<boolean>;
            maintenanceReason: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
            maintenanceEndsAt: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
            serverTime: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
        }, import("zod/v4/core").$strip>;
        whitelabel: import("zod/mini").ZodMiniObject<{
            merchantCode: import("zod/mini").ZodMiniPrefault<import("zod/mini").ZodMiniString<string>>;
            brand: import("zod/mini").ZodMiniPrefault<import("zod/mini").ZodMiniString<string>>;
            name: import("zod/mini").ZodMiniPrefault<import("zod/mini").ZodMiniString<string>>;
            currency: import("zod/mini").ZodMiniPrefault<import("zod/mini").ZodMiniString<string>>;
            flags: import("zod/mini").ZodMiniPrefault<import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniBoolean<boolean>>>;
            agentMenu: import("zod/mini").ZodMiniPrefault<import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>>;
        }, import("zod/v4/core").$strip>;
    }, import("zod/v4/core").$strip>;
    language: import("zod/mini").ZodMiniEnum<{
        EN: "EN";
        TY: "TY";
    }>;
}, import("zod/v4/core").$strip>;
export type ReleaseDocument = Infer<typeof releaseDocument>;
export type DocumentRemote = Infer<typeof documentRemote>;
/** What an inlined document leaves out, for pages other than its own: calls by path, files, integrity. */
export declare const releaseDetails: import("zod/mini").ZodMiniObject<{
    compositionId: import("zod/mini").ZodMiniString<string>;
    remotes: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
        name: import("zod/mini").ZodMiniString<string>;
        starts: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniObject<{
            path: import("zod/mini").ZodMiniString<string>;
            query: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniString<string>>;
            module: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniString<string>>;
            when: import("zod/mini").ZodMiniEnum<{
                always: "always";
                session: "session";
            }>;
            isPlain: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniBoolean<boolean>>;
        }, import("zod/v4/core").$strip>>>;
        preload: import("zod/mini").ZodMiniObject<{
            start: import("zod/mini").ZodMiniObject<{
                scripts: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
                styles: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
            }, import("zod/v4/core").$strip>;
            pages: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniObject<{
                scripts: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
                styles: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
                consumes: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
                texts: import("zod/mini").ZodMiniOptional<import("zod/mini").ZodMiniObject<{
                    EN: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
                    TY: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>>;
            locales: import("zod/mini").ZodMiniObject<{
                EN: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
                TY: import("zod/mini").ZodMiniArray<import("zod/mini").ZodMiniString<string>>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
        integrity: import("zod/mini").ZodMiniRecord<import("zod/mini").ZodMiniString<string>, import("zod/mini").ZodMiniString<string>>;
    }, import("zod/v4/core").$strip>>;
}, import("zod/v4/core").$strip>;
export type ReleaseDetails = Infer<typeof releaseDetails>;
export {};
