import {
  createServer,
  request as forward,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

/**
 * HTTP proxy of one browser context. While it is cut it refuses connections, so that the pages and the service worker of the
 * context have no network. The browser itself still believes that it is online.
 */
export class OfflineProxy {
  private isCut = false;
  private port = 0;
  private server: Server;
  private readonly tunnels = new Set<Socket>();

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
    for (const tunnel of this.tunnels) tunnel.destroy();
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
    const server = createServer((request, response) => this.pass(request, response));
    // Playwright's own requests open a tunnel.
    return server.on('connect', ({ url = '' }, socket: Socket) => this.tunnel(url, socket));
  }

  private async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** Connects a socket with the host and port that it names. */
  private tunnel(target: string, socket: Socket): void {
    const { hostname, port } = new URL(`http://${target}`);
    const far = connect(Number(port || 80), hostname, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      far.pipe(socket).pipe(far);
    });
    const end = () => [far, socket].forEach((side) => side.destroy());
    for (const side of [far, socket]) side.on('error', end).on('close', end);
    this.tunnels.add(socket);
    socket.once('close', () => this.tunnels.delete(socket));
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
