import type { ReactNode } from 'react';
export interface Segment<Value extends string> {
    readonly value: Value;
    readonly label: ReactNode;
}
interface SegmentsProps<Value extends string> {
    /** What is switched, for those who listen. */
    readonly label: string;
    readonly segments: readonly Segment<Value>[];
    readonly value: Value;
    readonly onChange: (value: Value) => void;
    /** The id of what the switch changes. */
    readonly controls?: string;
}
/** A switch between two to six views of one thing, in one well. Arrows, Home and End move and choose, as in any tab list. */
export declare const Segments: <Value extends string>({ label, segments, value, onChange, controls, }: SegmentsProps<Value>) => import("react").JSX.Element;
export {};
