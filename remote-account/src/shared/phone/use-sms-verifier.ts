import { useState } from 'react';
import { useSettings } from 'shared-kernel/settings';
import type { Firebase } from './firebase-proof.ts';
import { plainNumber } from './phone-fields.ts';

export interface PhoneNumber {
  readonly number: string;
  readonly countryDialingCode: string;
}

/** What a payload carries besides the code: nothing where the platform has sent it. */
export type SmsProof = { readonly firebaseChannel: 'sms'; readonly firebaseIdToken: string } | Record<string, never>;

type Sent = { readonly expiredMinutes?: number | undefined };

/** Who proves that a number is the visitor's: sends a code, and says what goes with it once it is typed. */
export interface SmsVerifier {
  readonly send: (to: PhoneNumber) => Promise<Sent>;
  /** Fails with `verification.wrong` for a code that it can tell to be wrong. */
  readonly verify: (to: PhoneNumber, code: string) => Promise<SmsProof>;
}

const byPlatform = (send: SmsVerifier['send']): SmsVerifier => ({ send, verify: async () => ({}) });

/** `0917…` and `917…` are one number. */
const internationalOf = ({ number, countryDialingCode }: PhoneNumber): string =>
  `+${countryDialingCode}${plainNumber(number.trim()).replace(/^0+/, '')}`;

interface Texted {
  readonly sessionInfo: string;
  /** Firebase takes a right code once: what it gave for it is kept for another try at the form. */
  proved?: { readonly code: string; readonly proof: SmsProof };
}

/** Loaded where the settings name Firebase, with the first code that is asked for. */
const loadProof = () => import('./firebase-proof.ts');

/** No time is given for a code: the button rests its minute (accounts §4). A number that was texted nothing is left to the platform. */
const byFirebase = (firebase: Firebase, texts: Map<string, Texted>): SmsVerifier => ({
  send: async (to) => {
    const { text } = await loadProof();
    const number = internationalOf(to);
    texts.set(number, { sessionInfo: await text(firebase, number) });
    return {};
  },
  verify: async (to, code) => {
    const texted = texts.get(internationalOf(to));
    if (texted === undefined) return {};
    if (texted.proved?.code === code) return texted.proved.proof;
    const { check } = await loadProof();
    const firebaseIdToken = await check(firebase, texted.sessionInfo, code);
    const proof = { firebaseChannel: 'sms', firebaseIdToken } as const;
    texted.proved = { code, proof };
    return proof;
  },
});

/** The verifier that the settings choose; `send` asks the platform for a code. Where no number is proved nobody asks for the settings. */
export const useSmsVerifier = (send: SmsVerifier['send'], isOffered: boolean): SmsVerifier => {
  const { data, isPending, refetch } = useSettings(({ firebase }) => firebase, isOffered);
  const [texts] = useState(() => new Map<string, Texted>());
  /** Pressed before the settings are here, it waits for them. */
  const chosen = async (): Promise<SmsVerifier> => {
    const firebase = isOffered && isPending ? (await refetch({ cancelRefetch: false })).data : data;
    return firebase ? byFirebase(firebase, texts) : byPlatform(send);
  };
  return {
    send: async (to) => (await chosen()).send(to),
    verify: async (to, code) => (await chosen()).verify(to, code),
  };
};
