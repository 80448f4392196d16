import JsdomEnvironment from '@jest/environment-jsdom-abstract';
import * as jsdom from 'jsdom';

/** jsdom has no network and no streams of its own: the platform's are Node's. */
const FROM_NODE = {
  fetch,
  Request,
  Response,
  Headers,
  FormData,
  Blob,
  AbortController,
  AbortSignal,
  BroadcastChannel,
  ReadableStream,
  WritableStream,
  TransformStream,
  TextEncoder,
  TextDecoder,
  TextDecoderStream,
  CompressionStream,
  DecompressionStream,
  Uint8Array,
  structuredClone,
  performance,
};

/** jsdom with Node's network, so that requests can be answered at the edge of the test. */
class BrowserEnvironment extends JsdomEnvironment {
  constructor(config: never, context: never) {
    super(config, context, jsdom);
    for (const [name, value] of Object.entries(FROM_NODE)) {
      Object.defineProperty(this.global, name, {
        value,
        configurable: true,
        writable: true,
      });
    }
    // Packages offer a browser build by the condition `browser`; under test they must offer the one that Node can run.
    this.customExportConditions = ['node', 'require'];
  }
}

// biome-ignore lint/style/noDefaultExport: jest takes an environment from the default export.
export { BrowserEnvironment as default };
