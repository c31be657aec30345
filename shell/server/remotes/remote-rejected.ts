/** Error for an origin that responds with untrusted or incomplete content. */
export class RemoteRejected extends Error {
  override readonly name = 'RemoteRejected';
}
