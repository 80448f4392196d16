import { shownName } from '@shared-kernel/contracts/account/shown-name';
import { limitsLink } from '@shared-kernel/contracts/member/limits-link';
import { Card } from '@shared-kernel/ui/card';
import { useCustomerService } from '@shared-kernel/ui/customer-service';
import {
  DownloadLinks,
  downloadsForDevice,
  useDownloadResources,
  useDownloadsTexts,
} from '@shared-kernel/ui/downloads';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Screen } from '@shared-kernel/ui/screen';
import { TileButton, TileGrid } from '@shared-kernel/ui/tile-button';
import { useBrand } from 'shared-kernel/brand';
import { now } from 'shared-kernel/clock';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { readDevice } from 'shared-kernel/device';
import { useFrame, useRoutes } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { useSession } from 'shared-kernel/session';
import { useUnreadMail } from 'shared-kernel/unread-mail';
import { useAgentGate } from '../../shared/use-agent-gate.ts';
import { AgentFoot } from './agent-foot.tsx';
import styles from './agent-home.module.css';
import { shownMenu } from './agent-menu.ts';
import { BalanceCard } from './balance-card.tsx';
import { greetingOf } from './greeting.ts';
import { TeamFigures } from './team-figures.tsx';

/** A greeting by the agent's local hour, and their name. */
const Greeting = () => {
  const { t } = useTranslation('agent');
  const session = useSession();
  return (
    <div className={styles.greeting}>
      <p className={styles.dim}>{t(`greeting.${greetingOf(now().getHours())}`)}</p>
      <p className={styles.name}>{session !== null && shownName(session.userName)}</p>
    </div>
  );
};

/** The agent's constellation: the team as stars, the agent the brightest. */
const Sky = () => (
  <svg className={styles.sky} viewBox="0 0 390 190" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
    <path
      className={styles.threads}
      d="M188 46L236 22L288 52L344 30L392 60M288 52L300 104L252 128M300 104L352 118L392 96M236 22L222 -6M344 30L352 118"
    />
    <g className={styles.stars}>
      <circle cx="188" cy="46" r="2.4" />
      <circle cx="236" cy="22" r="3.2" />
      <circle cx="300" cy="104" r="3" />
      <circle cx="252" cy="128" r="2" />
      <circle cx="352" cy="118" r="3.4" />
      <circle cx="344" cy="30" r="2.4" />
    </g>
    <path className={styles.own} d="M288 38L291.4 48.6L302 52L291.4 55.4L288 66L284.6 55.4L274 52L284.6 48.6Z" />
  </svg>
);

/** The agent's tools that this merchant enables, with the unread mail on the news. */
const MenuGrid = () => {
  const { t } = useTranslation('agent');
  const tCommon = useCommonTexts();
  const { agentMenu } = useBrand();
  const { actionTo } = useAgentGate();
  const openService = useCustomerService();
  const { isRouted } = useRoutes();
  const unread = useUnreadMail().data ?? 0;
  return (
    <TileGrid label={t('menu.heading')}>
      {shownMenu(agentMenu, isRouted).map(({ name, path, icon, hue }) => (
        <TileButton
          key={name}
          icon={icon}
          hue={hue}
          label={t(`menu.${name}`)}
          {...(name === 'news' && { badge: unread, badgeLabel: tCommon('waiting.mails', { count: unread }) })}
          {...(path === null ? { onPress: () => openService() } : actionTo(path))}
        />
      ))}
    </TileGrid>
  );
};

/** The app links that this device may use; nothing where there are none, or where the site is an app already. */
const DownloadBlock = () => {
  const t = useDownloadsTexts();
  const { data: resources = [] } = useDownloadResources();
  const links = downloadsForDevice(resources, readDevice());
  if (links.length === 0) return null;
  return (
    <Card as="section" className={styles.download}>
      <h2 className={styles.downloadTitle}>{t.t('heading')}</h2>
      <DownloadLinks links={links} variant="buttons" />
    </Card>
  );
};

/** The agent home. The frame lets only agents in, and out again when a renewed session says that they are none any more. */
export const Page = () => {
  const { t } = useTranslation('agent');
  const { back, hasBack } = useFrame();
  return (
    <Screen
      title={t('title.agentHome')}
      isTitleHidden
      {...(hasBack && { onBack: back })}
      scene={<Sky />}
      sceneTone="sky"
      foot={
        <>
          <div className={styles.room} />
          <AgentFoot />
        </>
      }
    >
      <Greeting />
      <BalanceCard />
      <TeamFigures />
      <MenuGrid />
      <LinkButton variant="quiet" size="s" to={limitsLink}>
        {t('limits')}
      </LinkButton>
      <DownloadBlock />
    </Screen>
  );
};
