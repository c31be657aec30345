/** @throws when the variable is set to anything but a whole number that is not negative */
export function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = env[name] === undefined ? fallback : Number(env[name]);
  if (!Number.isInteger(value) || value < 0)
    throw new Error(`${name} must be a whole number, not "${env[name]}".`);
  return value;
}
