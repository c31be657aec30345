import type { OpenAPIObject } from '@nestjs/swagger';
import { METHODS, type Operation } from './operation.js';

interface CallbackItem {
  post: Record<string, unknown> & {
    requestBody: { content: Record<string, { schema: { $ref: string } }> };
    responses: object;
  };
}
/** The requests that an operation leads to: by the name of the event, and by the expression of the address. */
export type Callbacks = Record<string, Record<string, CallbackItem>>;

type Event = { properties: { type: { description?: string } } };

const camelCase = (name: string): string =>
  name.replace(/(?:^|[.-])(\w)/g, (_dot, letter: string) => letter.toUpperCase());

const DESCRIPTION =
  'Sent to the address of an endpoint that chose this type, signed by the Standard Webhooks specification: `webhook-id`, `webhook-timestamp` and `webhook-signature`. An event may arrive more than once, with the same `webhook-id`.';

const REJECTIONS = {
  '410': { description: 'The receiver is gone: the endpoint is turned off at once.' },
  '4XX': { description: 'Not taken, as after every other status: the event is sent again.' },
};

/**
 * Names and describes the callbacks of every operation. The summary is the comment of `type` in the class of the event.
 * @param document is changed
 */
export function describeCallbacks(document: OpenAPIObject): void {
  const schemas = (document.components?.schemas ?? {}) as Record<string, unknown>;
  const summaryOf = ({ post: { requestBody } }: CallbackItem): string => {
    const name = requestBody.content['application/json']?.schema.$ref.split('/').at(-1) ?? '';
    return (schemas[name] as Event).properties.type.description?.replace(/\.$/, '') ?? name;
  };
  for (const path of Object.values(document.paths))
    for (const method of METHODS) {
      const operation = path[method] as (Operation & { callbacks?: Callbacks }) | undefined;
      for (const [event, addresses] of Object.entries(operation?.callbacks ?? {}))
        for (const item of Object.values(addresses))
          item.post = {
            operationId: `${operation?.operationId}${camelCase(event)}`,
            summary: summaryOf(item),
            description: DESCRIPTION,
            tags: operation?.tags,
            // The signature proves the sender.
            security: [],
            ...item.post,
            responses: { ...item.post.responses, ...REJECTIONS },
          };
    }
}

/** The callbacks after a change of the content of each body. */
export const withCallbackBodies = <T extends { content?: object }>(
  callbacks: Callbacks,
  change: (body: T) => T,
): Callbacks =>
  Object.fromEntries(
    Object.entries(callbacks).map(([event, addresses]) => [
      event,
      Object.fromEntries(
        Object.entries(addresses).map(([address, { post }]) => [
          address,
          { post: { ...post, requestBody: change(post.requestBody as unknown as T) } },
        ]),
      ),
    ]),
  ) as unknown as Callbacks;
