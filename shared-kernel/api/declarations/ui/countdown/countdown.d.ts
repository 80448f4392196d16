interface CountdownProps {
    /** The instant of the server at which it is over. */
    readonly until: Date | string | number;
    /** What ends then, for those who listen: `Draw closes in`. */
    readonly label: string;
    /** Called once, when it is over. */
    readonly onOver?: () => void;
}
/** Time left by the server's clock, second by second. Readers find it when they look for it; it does not interrupt them. */
export declare const Countdown: ({ until, label, onOver }: CountdownProps) => import("react").JSX.Element;
export {};
