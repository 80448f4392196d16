import type { GameCategory } from '@shared-kernel/contracts/system/values';
import { Chip, ChipRow } from '@shared-kernel/ui/chip';
import type { ReactNode } from 'react';
import { useCategoryName } from 'shared-kernel/common-texts';
import type { Category } from './category.mapper.ts';
import { namedAs } from './category-contents.ts';

interface CategoryChipsProps {
  readonly label: string;
  readonly categories: readonly Category[];
  /** Undefined: none of them. */
  readonly value: GameCategory | undefined;
  readonly onChange: (category: GameCategory) => void;
  /** Before the first one: the choice of all. */
  readonly children?: ReactNode;
}

/** The brand's categories in the server's order, one of them chosen. */
export const CategoryChips = ({ label, categories, value, onChange, children }: CategoryChipsProps) => {
  const nameOf = useCategoryName();
  return (
    <ChipRow label={label}>
      {children}
      {categories.map(({ code }) => (
        <Chip key={code} isOn={value === code} onClick={() => onChange(code)}>
          {nameOf(namedAs(code))}
        </Chip>
      ))}
    </ChipRow>
  );
};
