import type texts from './texts.en.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    'agent/team-betting': typeof texts;
  }
}
