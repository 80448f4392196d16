import type { ReactNode } from 'react';
type NoteTone = 'info' | 'ok' | 'warn' | 'bad';
interface NoteProps {
    readonly tone?: NoteTone;
    readonly children: ReactNode;
}
/** Something to know, said in place. A bad one is announced at once. */
export declare const Note: ({ tone, children }: NoteProps) => import("react").JSX.Element;
export {};
