import { Button } from '@shared-kernel/ui/button';
import { Column } from '@shared-kernel/ui/column';
import { IconButton } from '@shared-kernel/ui/icon-button';
import { LogOut } from '@shared-kernel/ui/icons';
import { RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Note } from '@shared-kernel/ui/note';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useTranslation } from 'shared-kernel/i18n';
import { type DeviceSession, useMySessions } from './api/my-sessions.ts';
import { PasskeysSection } from './passkeys-section.tsx';
import { SessionRow } from './session-row.tsx';
import { SocialSection } from './social-section.tsx';
import { useDeviceName } from './use-device-name.ts';
import { useSignOutElsewhere } from './use-sign-out-elsewhere.ts';

/** A heading and a row of three facts, twice. */
const WAIT_PX = 260;

const OtherDevices = ({ others }: { readonly others: readonly DeviceSession[] }) => {
  const { t } = useTranslation('account');
  const nameOf = useDeviceName();
  const { signOutOne } = useSignOutElsewhere();
  return (
    <RowList label={t('sessions.others')}>
      {others.map((session) => (
        <SessionRow
          key={session.id}
          session={session}
          trailing={
            <IconButton
              isFilled
              icon={LogOut}
              label={t('sessions.signOutNamed', { device: nameOf(session) })}
              onClick={() => void signOutOne(session)}
            />
          }
        />
      ))}
    </RowList>
  );
};

const SignOutOthers = () => {
  const { t } = useTranslation('account');
  const { signOutOthers } = useSignOutElsewhere();
  return (
    <Button variant="danger" isBlock icon={LogOut} onClick={() => void signOutOthers()}>
      {t('sessions.signOutAll')}
    </Button>
  );
};

/** Where the member is signed in, the way out of each other place (ASVS 3.3.3, 3.3.4), the passkeys and the providers. Reached from the settings. */
export const Page = () => {
  const { t } = useTranslation('account');
  return (
    <Column>
      <Note>{t('sessions.intro')}</Note>
      <Loaded
        query={useMySessions()}
        wait={<Skeleton height={WAIT_PX} />}
        look="page"
        failed={{ title: t('sessions.failed') }}
      >
        {({ sessions }) => {
          const others = sessions.filter(({ isCurrent }) => !isCurrent);
          return (
            <>
              <section>
                <SectionHead tone="quiet" title={t('sessions.here')} />
                <RowList label={t('sessions.here')}>
                  {sessions
                    .filter(({ isCurrent }) => isCurrent)
                    .map((session) => (
                      <SessionRow key={session.id} session={session} />
                    ))}
                </RowList>
              </section>
              <section>
                <SectionHead tone="quiet" title={t('sessions.others')} />
                {others.length > 0 ? <OtherDevices others={others} /> : <p>{t('sessions.none')}</p>}
              </section>
              {others.length > 0 && <SignOutOthers />}
            </>
          );
        }}
      </Loaded>
      <PasskeysSection />
      <SocialSection />
    </Column>
  );
};
