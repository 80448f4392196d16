import type { FieldHandle } from '../form-core.d.ts';
interface PicturesFieldProps {
    readonly of: FieldHandle<readonly File[]>;
    readonly label: string;
    readonly most?: number;
}
/** Pictures of a form: PNG or JPG, each at most 5 MB, at most three, each with its preview. */
export declare const PicturesField: ({ of, label, most }: PicturesFieldProps) => import("react").JSX.Element;
export {};
