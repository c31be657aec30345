/** Opens a database. `lost` is called when the connection can no longer be used. */
type Open<Database> = (lost: () => void) => Promise<Database>;

const isClosed = (error: unknown): boolean => error instanceof Error && error.name === 'InvalidStateError';

/**
 * Keeps one connection to a database. A connection that was lost, or that could not be opened, is opened again by the next use.
 * @returns a function that starts a piece of work on the open database, once more if the connection turns out to be closed
 */
export function connection<Database>(
  open: Open<Database>,
): <Started>(start: (database: Database) => Started) => Promise<Started> {
  let opened: Promise<Database> | undefined;

  function database(): Promise<Database> {
    if (opened) return opened;
    const lost = () => {
      if (opened === own) opened = undefined;
    };
    const own = open(lost);
    opened = own;
    own.catch(lost);
    return own;
  }

  return async (start) => {
    try {
      return start(await database());
    } catch (error) {
      if (!isClosed(error)) throw error;
      opened = undefined;
      return start(await database());
    }
  };
}
