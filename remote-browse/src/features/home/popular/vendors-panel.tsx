import { EmptyState } from '@shared-kernel/ui/empty-state';
import { SectionHead } from '@shared-kernel/ui/section-head';
import type { ReactNode } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import type { Category } from '../../../shared/catalogue/category.mapper.ts';
import type { LaunchTo } from '../../../shared/launch/use-launch-to.ts';
import { VendorGrid } from '../../../shared/vendors/vendor-grid.tsx';
import { TabPanel } from './tab-panel.tsx';

interface VendorsPanelProps {
  readonly title: string;
  readonly category: Category;
  readonly launchTo: LaunchTo;
  readonly below: ReactNode;
}

/** The vendors of the category. */
export const VendorsPanel = ({ title, category, launchTo, below }: VendorsPanelProps) => {
  const { t } = useTranslation('browse');
  return (
    <TabPanel category={category.code} hasCome below={below}>
      <SectionHead title={title} />
      {category.tiles.length === 0 && <EmptyState title={t('vendors.empty')} text={t('popular.emptyText')} />}
      <VendorGrid label={title} category={category.code} tiles={category.tiles} launchTo={launchTo} />
    </TabPanel>
  );
};
