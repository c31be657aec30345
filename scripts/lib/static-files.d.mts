import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

export function sendStatic(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
  extraHeaders?: OutgoingHttpHeaders,
): Promise<boolean>;
