import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { makeCertificate } from './certificate';
import { openNameServer } from './name-server';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Opens a server of other sites, by their names, with a certificate for them and a name server that
 * leads there: what a server under test asks by `outgoingTest`.
 */
export const openForeignSites = async (hosts: string[], certified = hosts) => {
  const certificate = makeCertificate(certified);
  const nameServer = await openNameServer();
  const documents = new Map<string, Handler>();
  const requests: { address: string; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer(certificate, (request, response) => {
    const address = `https://${request.headers.host}${request.url}`;
    requests.push({ address, headers: request.headers });
    const handle = documents.get(address);
    if (handle) return handle(request, response);
    response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const originOf = (host: string) => `https://${host}:${port}`;
  for (const host of hosts) nameServer.names.set(host, [['127.0.0.1']]);
  return {
    outgoingTest: {
      origins: hosts.map(originOf),
      ca: certificate.cert,
      nameServer: nameServer.address,
    },
    originOf,
    nameServer,
    requests,
    /** Answers an address with a document, or as a handler does. */
    put(address: string, document: object | string | Handler) {
      const text = typeof document === 'string' ? document : JSON.stringify(document);
      documents.set(
        address,
        typeof document === 'function'
          ? (document as Handler)
          : (_request, response) => void response.end(text),
      );
    },
    async close() {
      nameServer.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export type ForeignSites = Awaited<ReturnType<typeof openForeignSites>>;
