import { initI18n } from 'shared-kernel/host/i18n';
import '@testing-library/jest-dom';

const none = async () => ({ default: {} });

// The kit's words are there before anything is shown, as on the site. A test without a page shows nothing.
if (typeof document !== 'undefined') beforeAll(() => initI18n({ language: 'EN', frame: { EN: none, TY: none } }));
