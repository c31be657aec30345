/** An origin answers, but what it serves is not to be trusted or not complete. */
export class RemoteRejected extends Error {
  override readonly name = 'RemoteRejected';
}
