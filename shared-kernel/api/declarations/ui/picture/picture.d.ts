export { imageSources } from './image-sources.d.ts';
interface PictureProps {
    /** As the server sent it: an address, or a path on the merchant's CDNs. */
    readonly src: string;
    /** What it shows; empty when the words beside it say it already. */
    readonly alt: string;
    /** The size of the drawn picture, px; it shrinks with its place and keeps its shape. */
    readonly width: number;
    readonly height: number;
    /** As wide as its place. */
    readonly isBlock?: boolean;
    /** On the first screen: fetched before what lies further down. */
    readonly isFirst?: boolean;
    /** `contain` shows all of a sign or a crest; `cover` fills the box. */
    readonly fit?: 'cover' | 'contain';
}
/** A picture of the server in a box of its own size. What one host does not have is asked of the next; in the end there is a quiet sign. */
export declare const Picture: ({ src, ...picture }: PictureProps) => import("react").JSX.Element;
