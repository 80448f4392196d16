import { registerServiceWorker } from './register-service-worker.ts';

const WORKER = '/m/_worker.js';

const aPage = (worker?: string): Document => {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = `
    <script src="https://host.test/start.js" integrity="sha384-a"></script>
    <script type="application/json" id="boot-data">{}</script>
    <link rel="stylesheet" href="https://host.test/host.css" integrity="sha384-b">
    <link rel="preload" as="font" href="https://host.test/latin.woff2">
    <link rel="icon" href="data:,">`;
  if (worker !== undefined) page.documentElement.dataset.worker = worker;
  return page;
};

const inBrowser = (controller: object | null = null) => {
  const postMessage = jest.fn();
  const register = jest.fn(async () => undefined);
  const update = jest.fn(async () => undefined);
  const serviceWorker = {
    controller,
    register,
    getRegistration: async () => (controller === null ? undefined : { update }),
    ready: Promise.resolve({ active: { postMessage } }),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return { register, update, postMessage };
};

it('brings the worker that the document names, and hands it what came before it', async () => {
  const { register, postMessage } = inBrowser();
  await registerServiceWorker(aPage(WORKER));
  expect(register).toHaveBeenCalledWith(WORKER, { scope: '/m/', updateViaCache: 'none' });
  expect(postMessage).toHaveBeenCalledWith(
    expect.objectContaining({
      files: [
        { url: 'https://host.test/start.js', integrity: 'sha384-a' },
        { url: 'https://host.test/host.css', integrity: 'sha384-b' },
        { url: 'https://host.test/latin.woff2', integrity: '' },
      ],
    }),
  );
});

it('hands nothing over where the worker saw the page come', async () => {
  const { register, postMessage } = inBrowser({});
  await registerServiceWorker(aPage(WORKER));
  expect(register).toHaveBeenCalled();
  expect(postMessage).not.toHaveBeenCalled();
});

it('brings none where the document names none, and none into the native app', async () => {
  const { register } = inBrowser();
  await registerServiceWorker(aPage());
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Android AppShell/1.0');
  await registerServiceWorker(aPage(WORKER));
  agent.mockRestore();
  expect(register).not.toHaveBeenCalled();
});

it('has a worker of before look for its successor where the document names none', async () => {
  const { register, update } = inBrowser({});
  await registerServiceWorker(aPage());
  expect(update).toHaveBeenCalledTimes(1);
  expect(register).not.toHaveBeenCalled();
});
