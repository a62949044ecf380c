import { context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace-node'
import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { DatabaseProblem } from '../errors/problem.ts'
import type { App } from '../http/app.ts'
import type { Job } from '../jobs/jobs.ts'
import type { Config } from '../process/config.ts'
import { codeOf } from '../process/log.ts'
import { version } from '../process/version.ts'
import type { Engine } from '../store/work.ts'

/**
 * OpenTelemetry traces. A span holds the pattern of a route, the name of a method of the store or a kind of job, a status and a code: no id, address,
 * secret or path. Contexts from outside are not continued: a caller could put an id in one.
 */
export type Tracing = Awaited<ReturnType<typeof openTracing>>

/** Health checks and metrics are requested all day. */
const unwatched = new Set<string | undefined>(['/healthz', '/readyz', '/metrics'])
const closeMs = 2000
/** The exporter's code for success */
const successCode = 0

/** Starts tracing by the standard variables, which the packages read themselves from the environment. */
export const openTracing = async (config: Config, log: Pick<Logger, 'warn' | 'info'>) => {
  const { role, databaseUrl, otelExporterOtlpHeaders: headers } = config
  // A secret from a file is not in the environment.
  if (headers) process.env.OTEL_EXPORTER_OTLP_HEADERS ??= headers
  const { OTLPTraceExporter } =
    process.env.OTEL_EXPORTER_OTLP_PROTOCOL === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto')
  const own = resourceFromAttributes({ 'service.name': 'gamalyze', 'service.version': version, 'gamalyze.role': role })
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(own)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(reporting(new OTLPTraceExporter(), log))],
  })
  provider.register({ propagator: null })
  const tracer = provider.getTracer('gamalyze', version)
  const database = databaseUrl ? 'postgresql' : 'sqlite'

  const inSpan = <T>(span: Span, run: () => Promise<T>): Promise<T> =>
    context
      .with(trace.setSpan(context.active(), span), run)
      .catch((error: unknown) => {
        span.setAttribute('error.type', error instanceof DatabaseProblem ? error.cause : codeOf(error))
        if (error instanceof DatabaseProblem) span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      })
      .finally(() => span.end())

  /** Makes a span of each call of an app. To be called before its routes are registered. */
  const watchCalls = (app: App): void => {
    const spans = new WeakMap<FastifyRequest, Span>()
    const enter = (request: FastifyRequest, done: () => void): void => {
      const span = spans.get(request)
      if (span) context.with(trace.setSpan(ROOT_CONTEXT, span), done)
      else done()
    }
    app.addHook('onRequest', (request, _reply, done) => {
      const { method } = request
      const { url: route } = request.routeOptions
      if (unwatched.has(route)) return done()
      const attributes = { 'http.request.method': method, ...(route && { 'http.route': route }) }
      spans.set(request, tracer.startSpan(route ? `${method} ${route}` : method, { kind: SpanKind.SERVER, root: true, attributes }))
      enter(request, done)
    })
    // The body of a request arrives in the async context of its connection.
    app.addHook('preValidation', (request, _reply, done) => enter(request, done))
    app.addHook('onRequestAbort', async (request) => spans.get(request)?.end())
    app.addHook('onResponse', async (request, { statusCode }) => {
      const span = spans.get(request)
      span?.setAttribute('http.response.status_code', statusCode)
      if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
      span?.end()
    })
  }

  /** Makes a span of each read, write and transaction within another span. */
  const watchEngine = (engine: Engine): Engine => {
    const watched =
      (mode: 'read' | 'write' | 'transact'): Engine['read'] =>
      (work, name = mode) => {
        if (!trace.getActiveSpan()) return engine[mode](work, name)
        const attributes = { 'db.system.name': database, 'db.operation.name': name }
        return inSpan(tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }), () => engine[mode](work, name))
      }
    return { ...engine, read: watched('read'), write: watched('write'), transact: watched('transact') }
  }

  return {
    watchCalls,
    watchEngine,
    /** Makes a span of each job that a handler runs. */
    watchJobs: <Handlers extends Record<string, (job: Job) => Promise<void>>>(handlers: Handlers): Handlers => {
      const watched = Object.entries(handlers).map(([kind, run]) => {
        const start = ({ attempt }: Job) => tracer.startSpan(`job ${kind}`, { kind: SpanKind.CONSUMER, attributes: { attempt } })
        return [kind, (job: Job) => inSpan(start(job), () => run(job))]
      })
      return Object.fromEntries(watched) as Handlers
    },
    /** Sends what is left, for two seconds at most. */
    close: (): Promise<void> =>
      Promise.race([provider.shutdown().catch(() => {}), new Promise<void>((resolve) => setTimeout(resolve, closeMs))]),
  }
}

/** Logs once that traces cannot be sent, and once that they are sent again. */
const reporting = (exporter: SpanExporter, log: Pick<Logger, 'warn' | 'info'>): SpanExporter => {
  let isAway = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const fails = result.code !== successCode
        if (fails && !isAway) log.warn({ cause: codeOf(result.error) }, 'traces cannot be sent, and are dropped')
        if (!fails && isAway) log.info('traces are sent again')
        isAway = fails
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
}
