/** Figures of the house for Prometheus. Nothing of any game or visitor is in them. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export class Metrics {
  readonly registry = new Registry();
  readonly events = this.#counter('escale_events_total', 'Lines written to the logs of tables');
  readonly thoughts = this.#counter('escale_thoughts_total', 'Moves computed for computer players');
  readonly refusals = new Counter({
    name: 'escale_refusals_total',
    help: 'Requests refused',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly faults = new Counter({
    name: 'escale_faults_total',
    help: 'Faults that stayed where they happened; set-aside counts tables whose log cannot be read',
    labelNames: ['what'],
    registers: [this.registry],
  });
  readonly expired = new Counter({
    name: 'escale_expired_total',
    help: 'What nobody came back to: games called off, tables removed',
    labelNames: ['what'],
    registers: [this.registry],
  });
  readonly sockets = this.#gauge('escale_sockets', 'Open sockets');
  readonly tables = this.#gauge('escale_tables_held', 'Tables held in memory');
  readonly acknowledged = new Histogram({
    name: 'escale_acknowledgement_seconds',
    help: 'From a command to its durable acknowledgement',
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry, prefix: 'escale_' });
  }

  #counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.registry] });
  }

  #gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.registry] });
  }
}
