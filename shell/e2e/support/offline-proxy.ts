import {
  createServer,
  request as forward,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * HTTP proxy of one browser context. While it is cut it refuses connections, so that the pages and the service worker of the
 * context have no network. The browser itself still believes that it is online.
 */
export class OfflineProxy {
  private isCut = false;
  private port = 0;
  private server: Server;

  private constructor() {
    this.server = this.listening();
  }

  static async start(): Promise<OfflineProxy> {
    const proxy = new OfflineProxy();
    await proxy.listen();
    return proxy;
  }

  /** Settings of a browser context. Chromium would otherwise reach loopback addresses without the proxy. */
  get settings(): { server: string; bypass: string } {
    return { server: `http://127.0.0.1:${this.port}`, bypass: '<-loopback>' };
  }

  /** Closes the port: connections are refused until `restore`. */
  async cut(): Promise<void> {
    if (this.isCut) return;
    this.isCut = true;
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  async restore(): Promise<void> {
    if (!this.isCut) return;
    this.isCut = false;
    this.server = this.listening();
    await this.listen();
  }

  stop(): Promise<void> {
    return this.cut();
  }

  private listening(): Server {
    return createServer((request, response) => this.pass(request, response));
  }

  private async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** Passes a request on to the address that it names. */
  private pass(request: IncomingMessage, response: ServerResponse): void {
    const { method, headers, url = '' } = request;
    const passed = forward(url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  }
}
