/** A wire amount (`12480.50`) in integer minor units. Throws RangeError on any other text and beyond safe integers. */
export declare const parseAmount: (amount: string) => number;
/** Integer minor units as a wire amount: `1248050` is `12480.50`. Throws RangeError on anything but a safe integer. */
export declare const toDecimalAmount: (minor: number) => string;
