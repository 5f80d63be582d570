import type { Fault, Report } from './trial.ts';

/** The report as people read it. */
export function formatReport(report: Report): string {
  const { coverage, longestList, worlds, tables } = report;
  const share = coverage.total === 0 ? 100 : Math.floor((100 * coverage.used) / coverage.total);
  const missing = coverage.missing.length > 0 ? [`  not used     ${coverage.missing.join(', ')}`] : [];
  return [
    `${report.game}: ${counted(report.matches, 'match', 'matches')}, ${counted(report.steps, 'step')}, ${report.costly} of them looked at closely`,
    `  depth        ${report.depth}, seed ${report.seed}, ${report.cpuSeconds} CPU-seconds`,
    `  tables       ${tables.length} (seats × options)`,
    `  longest      match ${report.longestMatch} steps, list ${longestList.length} choices (${longestList.decision})`,
    `  other worlds ${worlds.compared} stretches compared, ${worlds.abandoned} abandoned`,
    `  cards        ${coverage.used} of ${coverage.total} ways used (${share} %)`,
    ...missing,
    report.faults.length === 0 ? 'No fault found.' : `${counted(report.faults.length, 'fault')}:`,
    ...report.faults.map(formatFault),
  ].join('\n');
}

export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export function formatFault({ check, message, times, match, file }: Fault): string {
  const where = match
    ? `\n    seed ${match.seed}, ${counted(match.seats, 'seat')}, options ${JSON.stringify(match.options)}, step ${match.step}` +
      `, shortened to ${counted(match.shortened, 'step')}${match.stacked.length > 0 ? ', stacked deal' : ''}`
    : '';
  const often = times > 1 ? ` (in ${times} matches)` : '';
  return `  [${check}] ${message}${often}${where}${file ? `\n    ${file}` : ''}`;
}
