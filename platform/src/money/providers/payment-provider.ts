/** Milliseconds for which a job may ask before the others have their turn: as slow as he likes to answer, he holds up none. */
export const PROVIDER_ASKED_FOR_MS = 5_000;

/** Who takes members' money in and pays it out, as the platform needs him; amounts in minor units. */
export interface PaymentProvider {
  /** Stands with each withdrawal, so that a process with another provider does not pay it out. */
  readonly name: string;
  /** Asks for a payment. Asked again for the same order, it is the same payment. */
  openPayment(ask: PaymentAsk): Promise<PaymentNews>;
  /** Where a payment stands; undefined when the provider knows of none. */
  payment(orderNo: string): Promise<PaymentNews | undefined>;
  /** Pays out, or says where the payout stands that was asked for before. */
  payOut(ask: PayoutAsk): Promise<PayoutNews>;
}

export interface PaymentAsk {
  readonly orderNo: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly method: string;
  readonly channelName: string;
  readonly language: 'EN' | 'TY';
  readonly dueAt: Date;
  /** Who is paid, and the page of the order, to come back to. */
  readonly merchant: string;
  readonly returnUrl?: string | undefined;
}

/** A word on one payment. One that is not paid may have been declined by its payer, or have waited too long: each is final, nothing is paid after it. */
export type PaymentNews = {
  readonly orderNo: string;
  /** Where the member pays, when the provider has a page for it. */
  readonly url?: string | undefined;
} & (
  | { readonly state: 'paid'; readonly amount: bigint; readonly reference: string }
  | { readonly state: 'waiting' | 'declined' | 'expired' }
);

export interface PayoutAsk {
  readonly orderNo: string;
  /** Without the fee. */
  readonly amount: bigint;
  readonly currency: string;
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly payeeName: string;
}

/** A word on one payout: accepted, it is on its way. */
export interface PayoutNews {
  readonly orderNo: string;
  readonly state: 'accepted' | 'paid' | 'refused';
  readonly reference: string;
}

/** The provider did not answer what was asked: ask again later. */
export class ProviderError extends Error {}

/** It did not answer at all: nor will it answer for others now. */
export class ProviderSilentError extends ProviderError {}
