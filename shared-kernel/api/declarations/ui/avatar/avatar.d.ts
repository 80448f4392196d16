/** A member's face: a star and a bust, the same for all until pictures are asked for. Decorative: the name stands beside it. */
export declare const Avatar: ({ size }: {
    readonly size?: number;
}) => import("react").JSX.Element;
