/** Exit codes of `npm run audit`. */
export const AUDIT_CLEAN = 0;
export const AUDIT_VULNERABLE = 1;
export const AUDIT_NOT_REACHABLE = 2;

const failingSeverities = new Set(['high', 'critical']);

/** Returns the causes for one package: its own advisories, or the packages through which it is affected. */
function causesOf({ via }) {
  const advisories = via.filter((cause) => typeof cause === 'object');
  if (advisories.length > 0) return advisories.map(({ title, url }) => `${title} (${url})`).join('; ');
  return `through ${via.join(', ')}`;
}

const fixOf = ({ fixAvailable }) => {
  if (!fixAvailable) return 'no fix is known';
  return fixAvailable === true ? 'npm has a fix' : `fixed by ${fixAvailable.name} ${fixAvailable.version}`;
};

const lineOf = (found) =>
  `  ${found.severity.padEnd(8)} ${found.name} ${found.range}: ${causesOf(found)}; ${fixOf(found)}`;

function readReport(output) {
  try {
    const report = JSON.parse(output);
    return report.vulnerabilities && report.auditReportVersion === 2 ? report : undefined;
  } catch {
    return undefined;
  }
}

/** Returns npm's error without the address of the request. */
function reasonOf(output) {
  try {
    const { statusCode, error, message } = JSON.parse(output);
    if (statusCode) return `status ${statusCode}`;
    return error?.code ?? /\b(E[A-Z]{4,})\b/.exec(message ?? '')?.[1] ?? 'no report';
  } catch {
    return 'no report';
  }
}

/**
 * Evaluates the output of `npm audit --json`. Only a report counts as a result, independent of npm's exit code.
 * @param {string} output npm's standard output
 * @returns {{ code: number, lines: string[] }} the exit code and the lines to print
 */
export function judgeAudit(output) {
  const report = readReport(output);
  if (!report)
    return {
      code: AUDIT_NOT_REACHABLE,
      lines: [`The audit service is not reachable (${reasonOf(output)}). Nothing was checked.`],
    };
  const found = Object.values(report.vulnerabilities);
  const failing = found.filter(({ severity }) => failingSeverities.has(severity));
  const dependencies = report.metadata.dependencies.prod ?? report.metadata.dependencies.total;
  const summary = `${dependencies} packages checked, ${found.length} with known vulnerabilities, ${failing.length} of them high or critical.`;
  return {
    code: failing.length > 0 ? AUDIT_VULNERABLE : AUDIT_CLEAN,
    lines: [summary, ...found.map(lineOf)],
  };
}
