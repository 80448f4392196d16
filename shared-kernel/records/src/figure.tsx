import { MoneyFit } from '@shared-kernel/ui/money';

/** An amount among the fields of a record: neither won nor lost. For what came of it there is `Outcome`. */
export const Figure = ({ amount }: { readonly amount: string }) => <MoneyFit amount={amount} size={2} tone="plain" />;
