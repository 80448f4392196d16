import { Button } from '@shared-kernel/ui/button';
import { Icon, type IconDrawing } from '@shared-kernel/ui/icon';
import { Download, ShieldCheck, Smartphone } from '@shared-kernel/ui/icons';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { useState } from 'react';
import styles from './download-links.module.css';
import type { DownloadKind, DownloadLink } from './download-rules.ts';
import { useDownloadsTexts } from './downloads-texts.ts';
import { SafariNotice } from './safari-notice.tsx';

const SIGN: Readonly<Record<DownloadKind, IconDrawing>> = {
  android: Smartphone,
  ios: Smartphone,
  profile: ShieldCheck,
};

interface DownloadLinksProps {
  readonly links: readonly DownloadLink[];
  /** Rows that say what each link does; buttons where they stand beside other things. */
  readonly variant?: 'rows' | 'buttons';
}

type LinksProps = Pick<DownloadLinksProps, 'links'> & { readonly onSafariNeeded: () => void };

const Rows = ({ links, onSafariNeeded }: LinksProps) => {
  const { t } = useDownloadsTexts();
  return (
    <RowList>
      {links.map(({ kind, url, needsSafari }) => (
        <ListRow
          key={kind}
          lead={<Icon of={SIGN[kind]} />}
          title={t(kind)}
          sub={t(`does.${kind}`)}
          trailing={<Icon of={Download} />}
          {...(needsSafari ? { onPress: onSafariNeeded } : { href: url })}
        />
      ))}
    </RowList>
  );
};

const Buttons = ({ links, onSafariNeeded }: LinksProps) => {
  const { t } = useDownloadsTexts();
  return (
    <div className={styles.buttons}>
      {links.map(({ kind, url, needsSafari }) => (
        <Button
          key={kind}
          size="s"
          icon={SIGN[kind]}
          // Beside the site, as a row's link: without a network the address would stand in its place.
          onClick={needsSafari ? onSafariNeeded : () => void window.open(url, '_blank', 'noopener')}
        >
          {t(kind)}
        </Button>
      ))}
    </div>
  );
};

/**
 * The site's apps, wherever they are offered: the same names, signs and order, and on iOS in another browser the notice
 * that Safari is needed instead of the link (browsing §2, accounts §2). Which links there are is the place's rule.
 */
export const DownloadLinks = ({ links, variant = 'rows' }: DownloadLinksProps) => {
  const [asksForSafari, setAsksForSafari] = useState(false);
  const Links = variant === 'rows' ? Rows : Buttons;
  return (
    <>
      <Links links={links} onSafariNeeded={() => setAsksForSafari(true)} />
      <SafariNotice isOpen={asksForSafari} onClose={() => setAsksForSafari(false)} />
    </>
  );
};
