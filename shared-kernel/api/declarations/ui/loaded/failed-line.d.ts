interface FailedLineProps {
    readonly text: string;
    readonly query: {
        readonly isFetching: boolean;
        readonly refetch: () => unknown;
    };
}
/** One part did not come: said where it would stand, with its own Retry. Announced at once. */
export declare const FailedLine: ({ text, query }: FailedLineProps) => import("react").JSX.Element;
export {};
