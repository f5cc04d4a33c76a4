import type { Plugin } from 'vite';
import { proxy } from '#infra/local/gateway/proxy.ts';
import { cloudUrl } from '#tests/e2e/harness/cloud-report.ts';
import { noteCall } from './note-calls.ts';

const CALLS = /^\/(?:api|application|media|s3|cognito|institutionDialog)\/|^\/config\.json$/;

/** Files that the build copies as they are. */
const COPIED = /^\/help-pictures\//;

/** Pages of a child fetch the editor beforehand; it is a package that only its journeys need. */
const EDITOR = /^\/assets\/scratch-gui-/;

/** What a screen asks of the server goes to the gateway that the tests have started. */
export const passOnCalls = (): Plugin => ({
  name: 'pass-on-calls',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const path = request.url ?? '/';
      if (CALLS.test(path)) {
        void noteCall(path);
        proxy(request, response, { origin: cloudUrl(), path });
      } else if (COPIED.test(path))
        proxy(request, response, { origin: cloudUrl(), path: `/application${path}` });
      else if (EDITOR.test(path))
        response.writeHead(200, { 'content-type': 'text/javascript' }).end();
      else next();
    });
  },
});
