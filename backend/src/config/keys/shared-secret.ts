const MIN_LENGTH = 32;

/**
 * Reads a secret that two programs of the product share. There is no default: whoever knows it can send their calls.
 * @param users the two programs, for the message
 * @throws if it is missing, or can be guessed
 */
export function readSharedSecret(env: NodeJS.ProcessEnv, name: string, users: string): string {
  const text = env[name];
  if (!text || text.length < MIN_LENGTH || new Set(text).size < MIN_LENGTH / 4)
    throw new Error(`Set ${name} to at least ${MIN_LENGTH} random characters, the same for ${users}.`);
  return text;
}
