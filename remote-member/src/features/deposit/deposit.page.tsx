import { Column } from '@shared-kernel/ui/column';
import { useSearchParams, useStillHere } from 'shared-kernel/router';
import { ChooseStep } from './choose-step.tsx';
import { PayStep } from './pay-step.tsx';

/** The order in the address that is paid: a reload, and a link of it, come back to it. */
const ORDER = 'order';

/** Deposit: what to pay by and how much, then how to pay and what became of it (accounts §2). */
export const Page = () => {
  const [query, setQuery] = useSearchParams();
  const isStillHere = useStillHere();
  const orderNo = query.get(ORDER);
  const show = (opened: string) => {
    if (isStillHere()) setQuery({ [ORDER]: opened });
  };
  return (
    <Column>{orderNo === null ? <ChooseStep onOpened={show} /> : <PayStep key={orderNo} orderNo={orderNo} />}</Column>
  );
};
