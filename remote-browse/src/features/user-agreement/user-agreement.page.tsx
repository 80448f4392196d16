import { paths } from '@shared-kernel/contracts/system/paths';
import { Chip, ChipRow } from '@shared-kernel/ui/chip';
import { Column } from '@shared-kernel/ui/column';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Note } from '@shared-kernel/ui/note';
import { RichText } from '@shared-kernel/ui/rich-text';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useSearchParams } from 'shared-kernel/router';
import { MemberLimits } from '../../shared/play-limit/member-limits.tsx';
import { type Agreement, useAgreement } from './api/agreement.ts';
import styles from './user-agreement.module.css';

/** Under this name the address says which version is shown; the one in force unless said. */
const VERSION = 'version';

const Wait = () => (
  <div className={styles.text}>
    <Skeleton height={20} width="50%" radius="line" />
    {[0, 1, 2, 3].map((section) => (
      <Skeleton key={section} height={96} radius="line" />
    ))}
  </div>
);

interface VersionsProps {
  readonly agreement: Agreement;
  readonly onChoose: (version: string) => void;
}

const Versions = ({ agreement: { version, versions }, onChoose }: VersionsProps) => {
  const { t } = useTranslation('browse');
  const { day } = useFormat();
  if (versions.length < 2) return null;
  return (
    <ChipRow label={t('agreement.versions')}>
      {versions.map((each) => (
        <Chip key={each.version} isOn={each.version === version} onClick={() => onChoose(each.version)}>
          {t('agreement.version', { version: each.version, day: day(each.effectiveFrom) })}
        </Chip>
      ))}
    </ChipRow>
  );
};

const Text = ({ agreement }: { readonly agreement: Agreement }) => {
  const { t } = useTranslation('browse');
  const { day } = useFormat();
  const { version, effectiveFrom, content, changes, versions } = agreement;
  const [newest] = versions;
  const isOld = newest !== undefined && newest.version !== version;
  return (
    <>
      {isOld && <Note tone="warn">{t('agreement.old')}</Note>}
      {effectiveFrom !== undefined && (
        <h2 className={styles.since}>{t('agreement.since', { day: day(effectiveFrom) })}</h2>
      )}
      {changes !== '' && (
        <Note>
          <RichText html={changes} />
        </Note>
      )}
      <article className={styles.text}>
        <RichText html={content} />
      </article>
    </>
  );
};

const NoVersion = () => {
  const { t } = useTranslation('browse');
  return (
    <EmptyState
      title={t('agreement.unknown')}
      action={<LinkButton to={paths.userAgreement}>{t('agreement.toNow')}</LinkButton>}
    />
  );
};

/**
 * The user agreement, with the versions that were in force before. Read from registration, Back leads there again: nothing
 * here is a step of the history, so what was typed there stays.
 */
export const Page = () => {
  const { t } = useTranslation('browse');
  const [query, setQuery] = useSearchParams();
  const agreement = useAgreement(query.get(VERSION) ?? undefined);
  const choose = (version: string) => setQuery({ [VERSION]: version }, { replace: true });
  return (
    <Column>
      <Loaded
        query={agreement}
        fallback={<Wait />}
        variant="page"
        errorFallback={{ title: t('agreement.failed') }}
        missing={<NoVersion />}
      >
        {(shown) => (
          <>
            <Versions agreement={shown} onChoose={choose} />
            <Text agreement={shown} />
          </>
        )}
      </Loaded>
      <MemberLimits />
    </Column>
  );
};
