import { Icon } from '@shared-kernel/ui/icon';
import { ChevronRight } from '@shared-kernel/ui/icons';
import { Pressable } from '@shared-kernel/ui/pressable';
import { Segments } from '@shared-kernel/ui/segments';
import { useRecordTexts } from './record-texts.ts';
import styles from './records.module.css';
import type { Filters } from './use-filters.ts';

/** The members from the agent's own downline to the one that is shown, the nearest to the agent first. */
export type Breadcrumb = readonly { readonly userName: string }[];

/** The whole team, or only those directly below. */
export const ScopeSwitch = ({ filters }: { readonly filters: Filters }) => {
  const { t } = useRecordTexts();
  return (
    <Segments
      label={t('team.scope')}
      segments={[
        { value: 'all', label: t('team.all') },
        { value: 'direct', label: t('team.direct') },
      ]}
      value={filters.values.scope === 'direct' ? 'direct' : 'all'}
      onChange={(scope) => filters.set('scope', scope === 'direct' ? 'direct' : '')}
    />
  );
};

/** Where one is in the team, each step a way back up; nothing while the whole team is shown. */
export const TeamBreadcrumb = ({ filters, trail }: { readonly filters: Filters; readonly trail: Breadcrumb }) => {
  const { t } = useRecordTexts();
  const { parent, drill } = filters;
  if (parent === undefined) return null;
  const above = trail.filter(({ userName }) => userName !== parent);
  const steps = [
    { userName: undefined, name: t('team.own') },
    ...above.map(({ userName }) => ({ userName, name: userName })),
  ];
  return (
    <nav aria-label={t('team.breadcrumb')}>
      <ol className={styles.breadcrumb}>
        {steps.map(({ userName, name }) => (
          <li key={name}>
            <Pressable className={styles.crumb} onPress={() => drill(userName)}>
              {name}
            </Pressable>
            <Icon of={ChevronRight} size="s" />
          </li>
        ))}
        <li aria-current="page">{parent}</li>
      </ol>
    </nav>
  );
};
