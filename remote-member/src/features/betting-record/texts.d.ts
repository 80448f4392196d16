import type texts from './texts.en.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    'member/betting-record': typeof texts;
  }
}
