import { apiBase } from '@lms/contract';
import {
  builtServer,
  copyMigratedFolder,
  type ServerProcess,
  startServer,
} from '@lms/server/testing';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}
interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
  status: { code?: number };
}
/** Request of an exporter (OTLP/JSON). */
interface ReceivedSpans {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: ReceivedSpan[] }[];
  }[];
}

const received: ReceivedSpans[] = [];
const paths = new Set<string>();
const spans = () =>
  received.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
const valueOf = ({ attributes }: { attributes: Attribute[] }, wanted: string) => {
  const { value } = attributes.find(({ key }) => key === wanted) ?? {};
  return value?.stringValue ?? value?.intValue;
};
const named = (name: string) => {
  const found = spans().find((span) => span.name === name);
  if (!found) throw new Error(`There is no span ${name}`);
  return found;
};
const below = ({ spanId }: ReceivedSpan) => spans().filter((span) => span.parentSpanId === spanId);

const parent = '4bf92f3577b34da6a3ce929d0e0e4736';
const email = 'rahima@example.org';

describe('the traces of a server', () => {
  let receiver: Server;
  let folder: string;
  let server: ServerProcess;
  let requestId: string | null;
  let log: string;

  beforeAll(async () => {
    receiver = createServer((request, response) => {
      paths.add(`${request.method} ${request.url}`);
      void json(request).then((body) => {
        received.push(body as ReceivedSpans);
        response.setHeader('content-type', 'application/json').end('{}');
      });
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    folder = mkdtempSync(join(tmpdir(), 'lms-traces-'));
    await copyMigratedFolder(folder);
    server = startServer({
      LMS_DATA_DIR: folder,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
      OTEL_BSP_SCHEDULE_DELAY: '200',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=trial',
    });
    const address = await server.ready;
    const answer = await fetch(`${address}${apiBase}/auth/signup`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        traceparent: `00-${parent}-00f067aa0ba902b7-01`,
      },
      body: JSON.stringify({ name: 'Rahima', email, password: 'Bengal-71x' }),
    });
    expect(answer.status).toBe(201);
    requestId = answer.headers.get('x-request-id');
    await fetch(`${address}${apiBase}/catalog/category?token=hidden`);
    const isSent = () => spans().some(({ name }) => name === 'send mail');
    await vi.waitUntil(isSent, { timeout: 60_000 });
    server.child.kill('SIGTERM');
    const ended = await server.ended;
    expect(ended).toMatchObject({ code: 0, err: '' });
    log = ended.out;
  });
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
    receiver.close();
    rmSync(folder, { recursive: true });
  });

  it('go to the receiver of the settings, with the name of the site', () => {
    expect([...paths]).toEqual(['POST /v1/traces']);
    const [first] = received.flatMap(({ resourceSpans }) => resourceSpans);
    expect(first && valueOf(first.resource, 'service.name')).toBe('lms');
    expect(first && valueOf(first.resource, 'deployment.environment.name')).toBe('trial');
  });

  it('tell of a request by its route, its id and its statements', () => {
    const request = named(`POST ${apiBase}/auth/signup`);
    expect(request.traceId).toBe(parent);
    expect(valueOf(request, 'http.response.status_code')).toBe(201);
    expect(valueOf(request, 'lms.request_id')).toBe(requestId);
    const statements = below(request).map((span) => valueOf(span, 'db.query.text'));
    expect(statements).toContainEqual(expect.stringMatching(/^insert into "users" .*\$1/));
    const lines = log.split('\n').filter((line) => line.includes(`"reqId":"${requestId}"`));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !line.includes(`"traceId":"${parent}"`))).toEqual([]);
  });

  it('tell of a job and the mail that it sends', () => {
    const job = named('job mail');
    const mail = named('send mail');
    expect([mail.traceId, mail.parentSpanId]).toEqual([job.traceId, job.spanId]);
    expect(valueOf(mail, 'lms.template')).toBe('verifyEmail');
  });

  it('tell no value, and nothing of what the server does by itself', () => {
    expect(JSON.stringify(received)).not.toMatch(/rahima|bengal|hidden/i);
    const roots = spans().filter(({ parentSpanId }) => !parentSpanId);
    expect(roots.map(({ name }) => name).filter((name) => !/^(job|GET|POST) /.test(name))).toEqual(
      [],
    );
  });
});

it('says that traces are lost while their receiver is away, and stops in order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lms-traces-'));
  await copyMigratedFolder(folder);
  const server = startServer({
    LMS_DATA_DIR: folder,
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
    OTEL_EXPORTER_OTLP_TIMEOUT: '500',
    OTEL_BSP_SCHEDULE_DELAY: '200',
  });
  await fetch(`${await server.ready}/health`);
  const told = () => server.output.out;
  await expect.poll(told, { timeout: 60_000 }).toMatch(/"reason":.*"msg":"traces are not sent"/);
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  rmSync(folder, { recursive: true });
});

it('loads nothing of OpenTelemetry before it is asked for', () => {
  const bundle = readFileSync(join(builtServer(), 'server.js'), 'utf8');
  expect(bundle).toContain('import("@opentelemetry/sdk-trace")');
  expect(bundle).not.toMatch(/^import .*"@opentelemetry\//m);
});
