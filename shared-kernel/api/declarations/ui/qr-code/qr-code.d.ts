interface QrCodeProps {
    /** What a reader gets: a link, a payment text. */
    readonly value: string;
    /** What it is for, for those who cannot see it. The same text stands beside it to be copied. */
    readonly label: string;
    /** The side of the box, px. */
    readonly size?: number;
}
/** A QR code, dark on light in every brand, as readers want it. Its maker is fetched when the first one is shown; the box keeps its place. */
export declare const QrCode: ({ value, label, size }: QrCodeProps) => import("react").JSX.Element;
export {};
