import type texts from '../locales/en.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    agent: typeof texts;
  }
}
