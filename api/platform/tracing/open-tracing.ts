import type { Sampler } from '@opentelemetry/sdk-trace';
import type { Log } from '../../core/logging/log.ts';
import type { Settings } from '../../settings.ts';
import type { OtlpTracing } from './otlp-tracing.ts';

type TracingSettings = Pick<
  Settings,
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_PROTOCOL'
  | 'OTEL_SDK_DISABLED'
  | 'OTEL_SERVICE_NAME'
  | 'OTEL_TRACES_SAMPLER'
  | 'OTEL_TRACES_SAMPLER_ARG'
>;

/** One batch at a time, and another one while a stop sends the rest. */
const concurrencyLimit = 4;

/**
 * Traces that are sent to the endpoint of the settings; undefined without one, and then no part of OpenTelemetry is loaded.
 * Where and how they are sent, and what else is said about the process, its libraries read from the standard variables.
 */
export const openTracing = async (settings: TracingSettings, log: Log): Promise<OtlpTracing | undefined> => {
  const endpoint = settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined || settings.OTEL_SDK_DISABLED) return undefined;
  const [{ OtlpTracing }, { WatchedExporter }, sampler, resource, exporter] = await Promise.all([
    import('./otlp-tracing.ts'),
    import('./watched-exporter.ts'),
    samplerOf(settings),
    resourceOf(settings),
    exporterOf(settings),
  ]);
  return new OtlpTracing({ exporter: new WatchedExporter(exporter, log), sampler, resource });
};

const exporterOf = async ({ OTEL_EXPORTER_OTLP_PROTOCOL: protocol }: TracingSettings) => {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  return new OTLPTraceExporter({ concurrencyLimit });
};

const resourceOf = async ({ OTEL_SERVICE_NAME }: TracingSettings) => {
  const { detectResources, resourceAttributesEnvDetector, resourceFromAttributes } = await import(
    '@opentelemetry/resources'
  );
  const given = detectResources({ detectors: [resourceAttributesEnvDetector] });
  const own = resourceFromAttributes({ 'service.name': 'tiffin' });
  const named = resourceFromAttributes(OTEL_SERVICE_NAME ? { 'service.name': OTEL_SERVICE_NAME } : {});
  return own.merge(given).merge(named);
};

const samplerOf = async ({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG }: TracingSettings) => {
  const { AlwaysOffSampler, AlwaysOnSampler, ParentBasedSampler, TraceIdRatioBasedSampler } = await import(
    '@opentelemetry/sdk-trace'
  );
  const roots: Record<string, () => Sampler> = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(OTEL_TRACES_SAMPLER_ARG),
  };
  const root = roots[name.replace('parentbased_', '')]!();
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
};
