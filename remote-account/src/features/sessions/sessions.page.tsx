import { Button } from '@shared-kernel/ui/button';
import { Column } from '@shared-kernel/ui/column';
import { Icon } from '@shared-kernel/ui/icon';
import { IconButton } from '@shared-kernel/ui/icon-button';
import { LogOut, Smartphone } from '@shared-kernel/ui/icons';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Note } from '@shared-kernel/ui/note';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import type { ReactNode } from 'react';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { type DeviceSession, useDeviceName, useMySessions, useSignOutElsewhere } from './api/my-sessions.ts';
import { PasskeysSection } from './passkeys-section.tsx';
import styles from './session-row.module.css';
import { SocialSection } from './social-section.tsx';

interface SessionRowProps {
  readonly session: DeviceSession;
  readonly trailing?: ReactNode;
}

/** A device: since when it is signed in, when it was last used (never long ago: unused sessions end), and from which network. */
const SessionRow = ({ session, trailing }: SessionRowProps) => {
  const { t } = useTranslation('account');
  const { shortDay, time } = useFormat();
  const nameOf = useDeviceName();
  const { isCurrent, network, affiliatePage, startedAt, lastSeenAt } = session;
  const facts = [
    t('sessions.since', { day: shortDay(startedAt), time: time(startedAt) }),
    isCurrent ? undefined : t('sessions.lastUsed', { time: time(lastSeenAt) }),
    network === undefined ? undefined : t('sessions.network', { network }),
    affiliatePage === undefined ? undefined : t('sessions.affiliatePage', { page: affiliatePage }),
  ].filter((fact) => fact !== undefined);
  return (
    <ListRow
      lead={<Icon of={Smartphone} />}
      title={nameOf(session)}
      sub={facts.map((fact) => (
        <span key={fact} className={styles.fact}>
          {fact}
        </span>
      ))}
      trailing={trailing}
    />
  );
};

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
        fallback={<Skeleton height={WAIT_PX} />}
        variant="page"
        errorFallback={{ title: t('sessions.failed') }}
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
