import type { FrameOptions } from '@shared-kernel/contracts/release/release';
import { PARTNER_ORIGINS_DATA } from '@shared-kernel/contracts/system/partner-page';
import type { ReactNode } from 'react';

/** The affiliate's page around this one, which stands in a frame of it (docs/affiliates.md). */
export interface Partner {
  /** Comes in by the word of the affiliate's server. Null: signed in; else why not. */
  readonly signIn: () => Promise<PartnerFault | null>;
  /** Why the last try failed. */
  readonly fault: () => PartnerFault | null;
  /** Asks the page around to open an address of the site that the frame does not show. */
  readonly openOutside: (to: string) => void;
  /** The same for a page of another remote than the agent area; false: the frame shows it. */
  readonly takes: (to: string, remote: string | undefined) => boolean;
  /** How the shell stands around a page here: no bottom menu, and no header where a word stands in the page's place. */
  readonly frameOf: (own: FrameOptions, remote: string | undefined, isSignedIn: boolean) => FrameOptions;
  /** The frame's page, or what stands in its place: for who is signed out, and for pages of other remotes. */
  readonly Gate: (props: PartnerGateProps) => ReactNode;
}

export interface PartnerGateProps {
  /** Whose page is shown; undefined: nobody's. */
  readonly remote: string | undefined;
  readonly children: ReactNode;
}

/** The page around had no code; the platform refused it; the password must be changed first; the platform did not answer. */
export type PartnerFault = 'noCode' | 'refused' | 'password' | 'failed';

/** Origins of the affiliate's pages that may show this one. Null: it is a page of the site itself. */
export const partnerOrigins = ({ documentElement }: Document): readonly string[] | null =>
  documentElement.dataset[PARTNER_ORIGINS_DATA]?.split(' ') ?? null;
