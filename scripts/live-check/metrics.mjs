import { renameSync, writeFileSync } from 'node:fs';

const line = (name, help, values) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} gauge`,
  ...values.map(([labels, value]) => `${name}${labels} ${value}`),
];

/** The result of a check in the text format of Prometheus. */
export function metricsOf(results, at = new Date()) {
  const isSuccess = results.every(({ reason }) => !reason);
  return [
    ...line('live_check_success', '1 if all steps of the last check passed, otherwise 0', [
      ['', Number(isSuccess)],
    ]),
    ...line('live_check_timestamp_seconds', 'When the last check ended', [
      ['', Math.round(at.getTime() / 1000)],
    ]),
    ...line(
      'live_check_step_seconds',
      'Time of each step of the last check',
      results.map(({ name, ms }) => [`{step="${name}"}`, ms / 1000]),
    ),
    '',
  ].join('\n');
}

/** Replaces the file as a whole, so that a collector never reads a part of it. */
export function writeMetrics(file, results) {
  writeFileSync(`${file}.new`, metricsOf(results));
  renameSync(`${file}.new`, file);
}
