import { Column } from '@shared-kernel/ui/column';
import { Segments } from '@shared-kernel/ui/segments';
import { useState } from 'react';
import { useFlag } from 'shared-kernel/brand';
import { useTranslation } from 'shared-kernel/i18n';
import { EmailForm } from './email-form.tsx';
import { LinkForm } from './link-form.tsx';
import { PhoneForm } from './phone-form.tsx';
import { useMailToken } from './use-mail-token.ts';

/** The first is the default where both are offered (accounts §2). */
const WAYS = ['phone', 'email'] as const;
type Way = (typeof WAYS)[number];

const FORMS = { phone: PhoneForm, email: EmailForm } as const satisfies Record<Way, unknown>;

/** A forgotten password is set anew: by phone, by asking for a mail, or by the link of that mail (accounts §2). */
export const Page = () => {
  const { t } = useTranslation('account');
  const offersPhone = useFlag('CHNGPASSVERIF3');
  const [chosen, setChosen] = useState<Way>('phone');
  const { token, drop } = useMailToken();
  const onAnother = () => {
    drop();
    setChosen('email');
  };
  const way = offersPhone ? chosen : 'email';
  const WayForm = FORMS[way];
  return (
    <Column>
      {token !== null ? (
        <LinkForm token={token} onAnother={onAnother} />
      ) : (
        <>
          {offersPhone && (
            <Segments
              label={t('forget.ways')}
              segments={WAYS.map((value) => ({ value, label: t(`forget.way.${value}`) }))}
              value={way}
              onChange={setChosen}
            />
          )}
          <WayForm />
        </>
      )}
    </Column>
  );
};
