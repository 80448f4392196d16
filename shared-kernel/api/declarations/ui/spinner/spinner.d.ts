/** A turning arc in the colour of the text around it. Decorative: what is awaited is said in words beside it. */
export declare const Spinner: ({ size }: {
    readonly size?: number;
}) => import("react").JSX.Element;
