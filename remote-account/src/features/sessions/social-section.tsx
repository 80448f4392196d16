import { getSocialLinks, unlinkSocial } from '@shared-kernel/contracts/account/social';
import type { Failures } from '@shared-kernel/forms';
import { wordsOf } from '@shared-kernel/forms/words-of';
import { confirm } from '@shared-kernel/ui/confirm';
import { Icon } from '@shared-kernel/ui/icon';
import { IconButton } from '@shared-kernel/ui/icon-button';
import { Link, X } from '@shared-kernel/ui/icons';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Note } from '@shared-kernel/ui/note';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { showToast } from '@shared-kernel/ui/toast';
import type { FailureCodeOf } from 'shared-kernel/api';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useApi, useApiMutation } from 'shared-kernel/query';
import { SOCIAL_PROVIDERS, type SocialProvider } from '../../shared/social/social-sign-in.ts';
import styles from './passkeys-section.module.css';

interface SocialLink {
  readonly provider: SocialProvider;
  readonly linkedAt: string;
}

/** The providers whose word alone opens the member's account, those that this page can name. */
const useSocialLinks = () =>
  useApi(
    getSocialLinks,
    {},
    {
      select: ({ links }): readonly SocialLink[] =>
        SOCIAL_PROVIDERS.flatMap(({ provider }) =>
          links.filter((link) => link.provider === provider).map(({ linkedAt }) => ({ provider, linkedAt })),
        ),
    },
  );

const UNLINK_FAILURES = {
  'social.only-way': 'links.onlyWay',
  otherwise: 'links.notUnlinked',
} as const satisfies Failures<'account', never, FailureCodeOf<typeof unlinkSocial>>;

/** Asks, takes the link away, and says so; that it is the only way in stands in the question. */
const useUnlink = () => {
  const { t } = useTranslation('account');
  const { mutateAsync: unlink } = useApiMutation(unlinkSocial, { invalidates: [getSocialLinks] });
  return async ({ provider }: SocialLink): Promise<void> => {
    const name = t(`provider.name.${provider}`);
    const isGone = await confirm({
      title: t('links.ask', { name }),
      text: t('links.askText', { name }),
      action: t('links.unlinkOne'),
      tone: 'danger',
      run: () => unlink({ provider }),
      failed: (error) => t(wordsOf(UNLINK_FAILURES, error), { name }),
    });
    if (isGone) showToast({ text: t('links.done', { name }), tone: 'ok' });
  };
};

const Linked = ({ links }: { readonly links: readonly SocialLink[] }) => {
  const { t } = useTranslation('account');
  const { shortDay } = useFormat();
  const unlink = useUnlink();
  return (
    <section>
      <SectionHead tone="quiet" title={t('links.title')} />
      <div className={styles.stack}>
        <Note>{t('links.intro')}</Note>
        <RowList label={t('links.title')}>
          {links.map((link) => {
            const name = t(`provider.name.${link.provider}`);
            return (
              <ListRow
                key={link.provider}
                lead={<Icon of={Link} />}
                title={name}
                sub={t('links.since', { day: shortDay(link.linkedAt) })}
                trailing={
                  <IconButton isFilled icon={X} label={t('links.unlink', { name })} onClick={() => void unlink(link)} />
                }
              />
            );
          })}
        </RowList>
      </div>
    </section>
  );
};

/** The providers that open the account. Most members have none, and many sites offer none: then nothing stands here, nor while it is not known. */
export const SocialSection = () => {
  const { t } = useTranslation('account');
  return (
    <Loaded query={useSocialLinks()} fallback={null} errorFallback={{ title: t('links.failed') }}>
      {(links) => links.length > 0 && <Linked links={links} />}
    </Loaded>
  );
};
