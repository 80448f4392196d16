import { Column } from '@shared-kernel/ui/column';
import { useCustomerService } from '@shared-kernel/ui/customer-service';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Note } from '@shared-kernel/ui/note';
import { RichText } from '@shared-kernel/ui/rich-text';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { useLocation } from 'shared-kernel/router';
import { useNow } from 'shared-kernel/timer';
import { ownPaths } from '../../paths.ts';
import { useArticles } from '../../shared/help/articles.ts';
import { OpeningRow } from '../../shared/opening-row/opening-row.tsx';
import { MemberLimits } from '../../shared/play-limit/member-limits.tsx';
import { ChannelRows } from '../../shared/service-channels/channel-rows.tsx';
import { channelsOf, type ServiceEntry, useServiceChannels } from '../../shared/service-channels/channels.ts';
import { isOffDuty } from '../../shared/service-channels/hours.ts';
import { Chat } from './chat/chat.tsx';
import { LeaveMessage } from './leave-message.tsx';
import styles from './service.page.module.css';

/** A row's height, so that nothing moves when the questions come. */
const QUESTION_PX = 56;
const EXPECTED_ROWS = 5;

/** What is asked most, from the help centre; one answer open at a time. */
const Faq = () => {
  const { t } = useTranslation('browse');
  const [open, setOpen] = useState<string | null>(null);
  const turn = (title: string) => setOpen((before) => (before === title ? null : title));
  return (
    <Loaded
      query={useArticles()}
      fallback={<Skeleton height={QUESTION_PX * EXPECTED_ROWS} />}
      variant="line"
      errorFallback={{ title: t('service.faqFailed') }}
      isEmpty={(articles) => articles.length === 0}
    >
      {(articles) => (
        <section>
          <SectionHead tone="quiet" title={t('service.faq')} />
          <RowList label={t('service.faq')}>
            {articles.map(({ title, content }) => (
              <OpeningRow key={title} title={title} isOpen={open === title} onTurn={() => turn(title)}>
                <RichText html={content} />
              </OpeningRow>
            ))}
          </RowList>
        </section>
      )}
    </Loaded>
  );
};

const MINUTE_MS = 60_000;

/** While nobody answers on any channel: that it is so, and a message instead. */
const OffDuty = ({ entries }: { readonly entries: readonly ServiceEntry[] }) => {
  const { t } = useTranslation('browse');
  if (!isOffDuty(entries, useNow(MINUTE_MS))) return null;
  return (
    <>
      <Note>{t('service.offDuty')}</Note>
      <LeaveMessage />
    </>
  );
};

/** A row's height, so that nothing moves when the channels come. */
const ROW_PX = 64;

const Channels = () => {
  const { t } = useTranslation('browse');
  const open = useCustomerService(t('channel.linkFailed'));
  const [active, setActive] = useState<string | null>(null);
  return (
    <Loaded
      query={useServiceChannels()}
      fallback={<Skeleton height={ROW_PX * 3} />}
      variant="page"
      errorFallback={{ title: t('service.failed') }}
    >
      {(entries) => (
        <>
          {entries.length === 0 ? (
            <EmptyState title={t('service.empty')} text={t('service.emptyText')} />
          ) : (
            <RowList label={t('channel.title')}>
              {channelsOf(entries).map((channel) => (
                <ChannelRows
                  key={channel.type}
                  channel={channel}
                  isActive={channel.type === active}
                  onToggle={() => setActive((before) => (before === channel.type ? null : channel.type))}
                  onOpen={open}
                />
              ))}
            </RowList>
          )}
          <OffDuty entries={entries} />
        </>
      )}
    </Loaded>
  );
};

/** Customer service: its channels with their hours, a message while nobody answers, and what is asked most. */
const Service = () => {
  const { t } = useTranslation('browse');
  return (
    <Column>
      <p className={styles.intro}>{t('service.intro')}</p>
      <Channels />
      <Faq />
      <MemberLimits />
    </Column>
  );
};

/** One page of two addresses: a page more would be known to the start of every other. */
export const Page = () => (useLocation().pathname === ownPaths.chat ? <Chat /> : <Service />);
