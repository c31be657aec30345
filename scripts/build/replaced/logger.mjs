// Replaces the logger of the federation: the runtime logs only warnings and errors, and no page needs its call stacks.
export const createLogger = (prefix) => ({
  warn: (...words) => console.warn(prefix, ...words),
  error: (...words) => console.error(prefix, ...words),
});
export const logger = createLogger('[ Module Federation ]');
export const createInfrastructureLogger = createLogger;
export const infrastructureLogger = logger;
export const bindLoggerToCompiler = undefined;
