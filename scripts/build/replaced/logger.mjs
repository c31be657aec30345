// In place of the federation's own: its runtime only warns and tells of errors, and no page reads stacks of its calls.
export const createLogger = (prefix) => ({
  warn: (...words) => console.warn(prefix, ...words),
  error: (...words) => console.error(prefix, ...words),
});
export const logger = createLogger('[ Module Federation ]');
export const createInfrastructureLogger = createLogger;
export const infrastructureLogger = logger;
export const bindLoggerToCompiler = undefined;
