/** Record pages and team pages: what happened on some days, filtered, summed, page by page. docs/record-pages.md */
export { CopyNumber } from './copy-number.tsx';
export { groupByDay } from './day-groups.ts';
export { defineChoice, defineFilters } from './define-filters.ts';
export { DrillButton } from './drill-button.tsx';
export { DrillLink } from './drill-link.tsx';
export { Figure } from './figure.tsx';
export { FigureGrid, FigureTile } from './figure-grid.tsx';
export { FilterBar } from './filter-bar.tsx';
export type { Choice, ChoiceWords, QueryOf, Search } from './filter-rules.ts';
export { betStatusChoice, categoryChoice, useNames, vendorChoice } from './known-choices.ts';
export { Outcome } from './outcome.tsx';
export type { Field, RecordPages, RecordSummary, Total } from './record-answer.ts';
export { RecordCard } from './record-card.tsx';
export { RecordPage } from './record-page.tsx';
export { defineTeamFilters } from './team-filters.ts';
export { useDayName } from './use-day-name.ts';
export { type Filters, useFilters } from './use-filters.ts';
export { useRecords } from './use-records.ts';
