export { newestFirst } from './newest-first.ts';
export { useNoticeList } from './use-notice-list.ts';
