import { createServer, type Server } from 'node:http';

/** A server at the address that the product's backend may call although it is local. */
export class WebhookReceiver {
  /** Status that it answers with. */
  status = 200;
  readonly bodies: string[] = [];
  private readonly server: Server;

  private constructor(readonly origin: string) {
    this.server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => (body += part));
      request.on('end', () => {
        this.bodies.push(body);
        response.writeHead(this.status).end(this.status === 200 ? 'taken' : 'database is locked');
      });
    });
  }

  static async start(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver(process.env['WEBHOOK_LOCAL_RECEIVERS'] as string);
    const { port, hostname } = new URL(receiver.origin);
    await new Promise<void>((resolve) => receiver.server.listen(Number(port), hostname, resolve));
    return receiver;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
