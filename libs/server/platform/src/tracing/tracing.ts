import type { Attributes, Context, Span } from '@opentelemetry/api';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { hostname } from 'node:os';
import type { Pool } from 'pg';
import type { Config } from '../config';
import { inProcessAddress } from '../plugins/pages/in-process-fetch';
import { traceStatements } from './trace-statements';

/** Sends traces (OpenTelemetry) of requests, SQL statements, jobs and mails. */
export interface Tracing {
  /** Runs a piece of work in a span, which is a child of the one that runs. */
  inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>;
  /** Gives each request a span, and its lines of log the id of its trace. */
  traceRequests(app: FastifyInstance): void;
  /** Gives each statement within a span one of its own, without the statement's values. */
  traceStatements(pool: Pool): void;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** Packages of OpenTelemetry, which a server without traces does not load. */
const loadPackages = async () => {
  const [api, core, hooks, sdk, resources, exporter] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  return { ...api, ...core, ...hooks, ...sdk, ...resources, ...exporter };
};

type Packages = Awaited<ReturnType<typeof loadPackages>>;

/** Creates the tracer; endpoint, headers and the like are read from OTEL_ variables by the exporter. */
const createProvider = (packages: Packages, share: number) => {
  const { resourceFromAttributes, detectResources, envDetector } = packages;
  const own = { 'service.name': 'lms', 'host.name': hostname(), 'process.pid': process.pid };
  return new packages.TracerProvider({
    resource: resourceFromAttributes(own).merge(detectResources({ detectors: [envDetector] })),
    sampler: new packages.ParentBasedSampler({
      root: new packages.TraceIdRatioBasedSampler(share),
    }),
    spanProcessors: [
      new packages.BatchSpanProcessor({ exporter: new packages.OTLPTraceExporter() }),
    ],
  });
};

const tellEveryMs = 60_000;

/** Logs, once a minute at most, that the receiver is away: its traces are lost. */
const tellFailures = ({ diag, DiagLogLevel }: Packages, log: FastifyBaseLogger) => {
  let nextAt = 0;
  const tell = (reason: string) => {
    if (Date.now() < nextAt) return;
    nextAt = Date.now() + tellEveryMs;
    log.warn({ reason: reason.slice(0, 500) }, 'traces are not sent');
  };
  const ignore = () => {};
  const logger = { error: tell, warn: tell, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
};

interface Traced {
  span: Span;
  context: Context;
}

/** Starts to trace if the settings name a receiver. */
export const startTracing = async ({
  traces,
}: Pick<Config, 'traces'>): Promise<Tracing | undefined> => {
  if (!traces) return undefined;
  const packages = await loadPackages();
  const { trace, ROOT_CONTEXT, SpanKind, SpanStatusCode, defaultTextMapGetter } = packages;
  const provider = createProvider(packages, traces.share);
  const tracer = provider.getTracer('lms');
  const contexts = new packages.AsyncLocalStorageContextManager().enable();
  const propagator = new packages.W3CTraceContextPropagator();
  const requests = new WeakMap<FastifyRequest, Traced>();

  const end = (span: Span, error?: unknown) => {
    if (error) {
      const { name, code } = error as { name?: string; code?: string };
      // The message of an error may hold an address.
      span.setAttribute('error.type', code ?? name ?? 'Error');
      span.setStatus({ code: SpanStatusCode.ERROR });
    }
    span.end();
  };

  /** Returns the span of whoever calls: for pages rendered here, that of the page's request. */
  const callerOf = ({ headers, raw }: FastifyRequest) =>
    raw.socket.remoteAddress === inProcessAddress
      ? contexts.active()
      : propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);

  return {
    async inSpan(name, attributes, work) {
      const parent = contexts.active();
      const span = tracer.startSpan(name, { attributes }, parent);
      return contexts.with(trace.setSpan(parent, span), () =>
        work().then(
          (done) => {
            end(span);
            return done;
          },
          (error: unknown) => {
            end(span, error);
            throw error;
          },
        ),
      );
    },

    traceRequests(app) {
      tellFailures(packages, app.log);
      app.addHook('onRequest', (request, reply, done) => {
        const { method, id, routeOptions } = request;
        const attributes = {
          'http.request.method': method,
          'http.route': routeOptions.url,
          'lms.request_id': id,
        };
        const parent = callerOf(request);
        const name = `${method} ${routeOptions.url ?? ''}`.trim();
        const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
        const context = trace.setSpan(parent, span);
        requests.set(request, { span, context });
        const log = request.log.child({ traceId: span.spanContext().traceId });
        request.log = log;
        reply.log = log;
        contexts.with(context, done);
      });
      // The events of a body's parts come from outside of the request's context.
      app.addHook('preValidation', (request, _reply, done) =>
        contexts.with(requests.get(request)?.context ?? ROOT_CONTEXT, done),
      );
      app.addHook('onResponse', (request, reply, done) => {
        const span = requests.get(request)?.span;
        const { statusCode } = reply;
        span?.setAttributes({
          'http.response.status_code': statusCode,
          ...(request.outcomes && { 'lms.outcomes': request.outcomes }),
        });
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
        done();
      });
    },

    traceStatements: (pool) =>
      traceStatements(pool, {
        bind: (called) => contexts.bind(contexts.active(), called),
        startSpan(text) {
          const parent = contexts.active();
          if (!trace.getSpan(parent)) return undefined;
          const operation = /^\s*(\w+)/.exec(text)?.[1] ?? 'statement';
          const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
          const span = tracer.startSpan(
            operation.toLowerCase(),
            { kind: SpanKind.CLIENT, attributes },
            parent,
          );
          return (error) => end(span, error);
        },
      }),

    async stop() {
      contexts.disable();
      await provider.shutdown();
    },
  };
};
