import { useCustomerService } from '@shared-kernel/ui/customer-service';
import { TileButton, TileGrid } from '@shared-kernel/ui/tile-button';
import { useBrand } from 'shared-kernel/brand';
import { useTranslation } from 'shared-kernel/i18n';
import { useKitTexts } from 'shared-kernel/kit';
import { useUnreadCount } from 'shared-kernel/member';
import { useAgentGate } from '../../shared/use-agent-gate.ts';
import { shownMenu } from './agent-menu.ts';

/** The agent's tools that this merchant enables, with the unread mail on the news. */
export const MenuGrid = () => {
  const { t } = useTranslation('agent');
  const kit = useKitTexts();
  const { agentMenu } = useBrand();
  const { actionTo } = useAgentGate();
  const openService = useCustomerService();
  const unread = useUnreadCount().data ?? 0;
  return (
    <TileGrid label={t('menu.heading')}>
      {shownMenu(agentMenu).map(({ name, path, icon, hue }) => (
        <TileButton
          key={name}
          icon={icon}
          hue={hue}
          label={t(`menu.${name}`)}
          {...(name === 'news' && { badge: unread, badgeLabel: kit('waiting.mails', { count: unread }) })}
          {...(path === null ? { onPress: () => openService() } : actionTo(path))}
        />
      ))}
    </TileGrid>
  );
};
