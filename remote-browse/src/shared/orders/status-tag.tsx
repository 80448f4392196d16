import { safeLookup } from '@shared-kernel/contracts/wire/safe-lookup';
import { Tag } from '@shared-kernel/ui/tag';
import { useOrdersTexts } from './orders-texts.ts';

const TONES = {
  placed: 'info',
  waiting: 'info',
  won: 'ok',
  lost: 'plain',
  settled: 'plain',
  cancelled: 'warn',
  refunded: 'warn',
} as const;

type Known = keyof typeof TONES;
const isKnown = (status: string): status is Known => Object.hasOwn(TONES, status);

/** What has become of an order or of one of its lines; a status that is newer than this page stands as the server says it. */
export const StatusTag = ({ status }: { readonly status: string }) => {
  const t = useOrdersTexts();
  return (
    <Tag tone={safeLookup<(typeof TONES)[Known]>(TONES, status) ?? 'plain'}>
      {isKnown(status) ? t(`status.${status}`) : status}
    </Tag>
  );
};
