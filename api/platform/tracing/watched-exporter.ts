import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import type { Log } from '../../core/logging/log.ts';
import { reasonOf } from '../../core/logging/reason.ts';

type Done = Parameters<SpanExporter['export']>[1];

/** Exports spans as `exporter` does, and logs when that begins to fail and when it works again. */
export class WatchedExporter implements SpanExporter {
  #isFailing = false;

  constructor(
    private readonly exporter: SpanExporter,
    private readonly log: Log,
  ) {}

  export(spans: ReadableSpan[], done: Done): void {
    this.exporter.export(spans, result => {
      this.#note(result);
      done(result);
    });
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }

  #note({ error }: Parameters<Done>[0]): void {
    const isFailing = error !== undefined;
    if (isFailing === this.#isFailing) return;
    this.#isFailing = isFailing;
    if (isFailing)
      this.log.warn(
        { reason: reasonOf(error) },
        'sending traces (OTEL_EXPORTER_OTLP_ENDPOINT) failed; spans are dropped until it works again',
      );
    else this.log.warn({}, 'sending traces works again');
  }
}
