interface ProgressBarProps {
    readonly value: number;
    readonly max: number;
    /** What is being filled. */
    readonly label: string;
    /** The value in words, when a percentage says too little: `₱61,400 of ₱100,000`. */
    readonly valueText?: string;
    readonly tone?: 'info' | 'money' | 'ok' | 'warn';
}
/** How far something has come. More than full is full. */
export declare const ProgressBar: ({ value, max, label, valueText, tone }: ProgressBarProps) => import("react").JSX.Element;
export {};
