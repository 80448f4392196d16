import { COMMON_TEXTS } from 'shared-kernel/common-texts';
import { initI18n } from 'shared-kernel/host/i18n';
import { createQueryClient, QueryClientProvider } from 'shared-kernel/host/query';
import { BrowserRouter } from 'shared-kernel/host/router';
import '@shared-kernel/ui/styles/kernel.css';
import { LANGUAGES } from '@shared-kernel/contracts/system/values';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { getBrand } from 'shared-kernel/brand';
import { Gallery } from './gallery.tsx';
import { SAMPLES } from './samples.ts';

const asked = new URLSearchParams(location.search).get('language');
const language = LANGUAGES.find((each) => each === asked) ?? 'EN';
const noTexts = async () => ({ default: {} });
await initI18n({ language, frame: { EN: noTexts, TY: noTexts }, common: COMMON_TEXTS });

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter>
        <Gallery samples={SAMPLES} defaultBrand={getBrand().brand} />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
