import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Metrics for Prometheus. Each server has its own registry, so that tests can open several. */
export class Metrics {
  readonly registry = new Registry();
  readonly tables = this.#gauge('cinderhall_tables', 'Tables held in memory');
  readonly connections = this.#gauge('cinderhall_connections', 'Open WebSocket connections');
  readonly moves = this.#counter('cinderhall_moves_total', 'Entries appended to logs', ['kind']);
  readonly races = this.#counter('cinderhall_races_total', 'Entries that another process wrote first', []);
  readonly refusals = this.#counter('cinderhall_refusals_total', 'Messages and requests refused', ['code']);
  readonly halts = this.#counter('cinderhall_halts_total', 'Tables halted by an engine error', []);
  readonly reminders = this.#counter('cinderhall_reminders_total', 'Reminders by way and result', ['way', 'result']);
  readonly answering = this.#histogram('cinderhall_answer_seconds', 'From receiving a move to acknowledging it');
  readonly storing = this.#histogram('cinderhall_store_seconds', 'Waiting for a commit');
  readonly replaying = this.#histogram(
    'cinderhall_record_seconds',
    'A thread replaying a match, without the wait for it',
  );
  readonly thinking = this.#histogram('cinderhall_bot_seconds', 'A bot thinking, without the wait for its turn');

  readonly botWait = this.#histogram('cinderhall_bot_wait_seconds', 'A question to a bot waiting for its turn');
  readonly botBudgets = this.#counter('cinderhall_bot_budgets_total', 'Answers of bots by share of budget', ['share']);
  readonly fleet = this.#counter('cinderhall_fleet_total', 'Questions that thinkers took, by result', ['result']);

  constructor(withDefaults = false) {
    if (withDefaults) collectDefaultMetrics({ register: this.registry });
  }

  #gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.registry] });
  }

  #counter<L extends string>(name: string, help: string, labelNames: readonly L[]): Counter<L> {
    return new Counter({ name, help, labelNames: [...labelNames], registers: [this.registry] });
  }

  #histogram(name: string, help: string): Histogram {
    return new Histogram({ name, help, buckets: SECONDS, registers: [this.registry] });
  }
}
