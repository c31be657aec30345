import { StepFailed } from './step-failed.mjs';

/** A mailbox whose newest mails are at an address, as mail catchers have it: Mailpit at `/api/v1/messages`. */
export class Mailbox {
  /**
   * @param {string} url with name and password, if the mailbox asks for them
   * @param {{ waitMs: number, timeoutMs: number }} limits time for a mail to arrive, and time limit of each request
   */
  constructor(url, { waitMs, timeoutMs }) {
    const address = new URL(url);
    const { username, password } = address;
    this.headers = username && {
      authorization: `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`,
    };
    Object.assign(address, { username: '', password: '' });
    Object.assign(this, { url: address.href, waitMs, timeoutMs });
  }

  /** True if one of the newest mails contains the word. @throws {StepFailed} if the mailbox does not answer */
  async has(word) {
    const options = { headers: this.headers || {}, signal: AbortSignal.timeout(this.timeoutMs) };
    const answer = await fetch(this.url, options).catch((error) => {
      throw new StepFailed(`the mailbox does not answer: ${error.cause?.code ?? error.name}`);
    });
    if (!answer.ok) throw new StepFailed(`the mailbox answers ${answer.status}`);
    return (await answer.text()).includes(word);
  }
}
