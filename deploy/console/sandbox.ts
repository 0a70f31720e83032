import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { startHost } from '../../mocks/host/startHost';

/** Where the sandbox listens unless `PORT` says otherwise. */
const PORT = 8190;

/**
 * The embedded gateways by themselves, with sample data, for people whom a real Keycloak has signed in (`KEYCLOAK_URL`): what
 * a trial and the team of the real gateways work with. No lever of the tests is answered here.
 */
const host = await startHost(resolve('public'), (error) => console.error(error));

createServer((incoming, outgoing) => {
  if (incoming.url === '/health') return outgoing.end('ok\n');
  host.gateways(incoming, outgoing, () => {
    outgoing.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
    outgoing.end('Not found\n');
  });
}).listen(Number(process.env.PORT ?? PORT), () => console.log(host.hint));
